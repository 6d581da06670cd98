import type { Entry } from '../../entry.ts';
import type { Report } from '../../finding.ts';
import { duplicateKey } from '../../rules/schema/duplicate-key.ts';
import { nameOf } from '../../rules/words.ts';
import type { RawExport } from './raw-export.ts';

/** Reports the keys that the export's text names twice, each with its line and the entry it belongs to. */
export function reportRepeatedKeys(
  { repeatedKeys = [], entries: items }: RawExport,
  entries: readonly Entry[],
  report: Report,
): void {
  if (repeatedKeys.length === 0) return;
  const byId = new Map<unknown, Entry>(entries.map((entry) => [entry.id, entry]));
  for (const { pointer, key, line } of repeatedKeys) {
    const index = /^\/entries\/(?<index>\d+)/u.exec(pointer)?.groups?.['index'];
    const item =
      index === undefined ? undefined : (items[Number(index)] as { sys?: { id?: unknown } } | null);
    const owner = byId.get(item?.sys?.id);
    report(duplicateKey, {
      at: { source: { file: 'export', line, pointer } },
      detail: { key, owner: owner && nameOf(owner) },
      target: owner === undefined ? pointer : `${owner.id}${pointer.replace(/^\/entries\/\d+/u, '')}`,
    });
  }
}
