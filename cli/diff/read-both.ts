import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { keepSame } from '../../pipeline/queries/keep-same.ts';
import { parseExportItems } from '../input/read-export-file.ts';
import { ItemsBefore } from './items-before.ts';

interface Named {
  readonly bytes: Buffer;
  readonly path: string;
}

export interface BothExports {
  readonly before: RawExport;
  readonly after: RawExport;
}

/** Reads two exports. An item that both have is parsed once and is the same object in both. Texts can be parsed lazily. */
export function parseBoth(old: Named, now: Named, isLazy = false): BothExports {
  const { exported: before, lists } = parseExportItems(old.bytes, old.path, { isLazy });
  if (old.bytes.equals(now.bytes)) return { before, after: before };
  const parsed = lists.flatMap((list) => {
    const items = (before as Readonly<Record<string, unknown>>)[String(JSON.parse(list.key))];
    return Array.isArray(items) ? [[list, items as readonly unknown[]] as const] : [];
  });
  // repeated keys are reported with their line, so each text is parsed on its own
  const isSound = (before.repeatedKeys ?? []).length === 0;
  const known = isSound ? new ItemsBefore(old.bytes, parsed, now.bytes) : undefined;
  const { exported } = parseExportItems(now.bytes, now.path, { known, isLazy });
  const model = (['contentTypes', 'editorInterfaces', 'locales'] as const).map((part) => [
    part,
    keepSame(before[part], exported[part]),
  ]);
  return { before, after: { ...exported, ...(Object.fromEntries(model) as Partial<RawExport>) } };
}
