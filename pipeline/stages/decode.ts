import type { AssetId, EntryId } from '../../schemas/base/ids.ts';
import type { PipelineConfig } from '../config/config.ts';
import { readContentModel } from '../decode/content-model.ts';
import { decodeAsset } from '../decode/decode-asset.ts';
import { decodeEntry } from '../decode/decode-entry.ts';
import { type Locales, readLocales } from '../decode/locales.ts';
import { type RawExport, type RawItem, rawItem, rawLocale } from '../decode/raw-export.ts';
import { reportRepeatedKeys } from '../decode/report-repeated-keys.ts';
import { isTaken } from '../decode/state.ts';
import type { EntryState, Space } from '../entry.ts';
import type { Memory } from '../incremental/memory.ts';
import type { Report } from '../problem.ts';
import { duplicateId } from '../rules/schema/duplicate-id.ts';
import { invalidExport } from '../rules/schema/invalid-export.ts';

/** How findings name the export when it is itself at fault. */
const exportFile = 'export';

export interface DecodeOptions {
  readonly config: PipelineConfig;
  /** Drafts are taken too. */
  readonly drafts: boolean;
  readonly memory?: Memory | undefined;
}

/** The export as typed entries and assets in one locale. What does not fit is reported and left out. */
export function decode(raw: RawExport, { config, drafts, memory }: DecodeOptions, report: Report): Space {
  const locales = decodeLocales(raw, config.locale, report);
  const context = {
    locales,
    model: readContentModel(raw),
    mapping: config.contentTypes,
    takes: (state: EntryState) => isTaken(state, drafts),
  };
  const known = memory?.decoded(config, drafts, raw.locales, raw.contentTypes, raw.editorInterfaces);
  const read = <Value>(item: RawItem, work: (report: Report) => Value): Value =>
    known === undefined ? work(report) : known.recall(item, report, work);
  const rawEntries = readItems(raw.entries, 'entries', report);
  if (raw.entries.length === 0) invalid(report, '/entries', 'it holds no entries');
  const entries = rawEntries.map((item) =>
    read(item, (reportHere) => decodeEntry(item, { ...context, report: reportHere })),
  );
  const assets = readItems(raw.assets, 'assets', report).map((item) =>
    read(item, (reportHere) => decodeAsset(item, { ...context, report: reportHere })),
  );
  reportRepeatedKeys(raw, entries, report);
  return {
    id: rawEntries[0]?.sys.space?.sys.id ?? 'local',
    environment: rawEntries[0]?.sys.environment?.sys.id ?? 'master',
    locale: locales.locale,
    defaultLocale: locales.defaultLocale,
    entries: new Map(entries.map((entry): [EntryId, (typeof entries)[0]] => [entry.id, entry])),
    assets: new Map(assets.map((asset): [AssetId, (typeof assets)[0]] => [asset.id, asset])),
  };
}

function decodeLocales(raw: RawExport, wanted: string | undefined, report: Report): Locales {
  const locales = raw.locales.flatMap((item, index) => {
    const parsed = rawLocale.safeParse(item);
    if (!parsed.success) invalid(report, `/locales/${index}`, 'it has no sound "code"');
    return parsed.success ? [parsed.data] : [];
  });
  const read = readLocales(locales, wanted);
  // a locale that could not be read may be the one of a value
  if (read.ok) return locales.length === raw.locales.length ? read.value : { ...read.value, declared: [] };
  invalid(report, '/locales', read.failure);
  const only = locales.find((locale) => locale.default) ?? locales[0];
  const fallback = readLocales(only ? [{ ...only, fallbackCode: null }] : [], undefined);
  if (fallback.ok) return { ...fallback.value, declared: [] };
  throw new Error('one locale cannot fall back in a circle');
}

/** The items that are entries or assets at all, in the order of their ids, each id once. */
function readItems(items: readonly unknown[], part: string, report: Report): RawItem[] {
  const byId = new Map<string, RawItem>();
  for (const [index, item] of items.entries()) {
    const pointer = `/${part}/${index}`;
    const parsed = parseItem(item);
    if (!parsed.success) {
      const where = parsed.error.issues[0]?.path.join('.');
      invalid(report, pointer, `it has no sound "${where || 'sys'}"`);
    } else if (byId.has(parsed.data.sys.id)) {
      report(duplicateId, {
        at: { entry: parsed.data.sys.id },
        detail: { pointer },
        target: parsed.data.sys.id,
      });
    } else {
      byId.set(parsed.data.sys.id, parsed.data);
    }
  }
  return [...byId.values()].toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1));
}

type ParsedItem = ReturnType<typeof rawItem.safeParse>;

const parsedItems = new WeakMap<object, ParsedItem>();

/** The same result for the same item, so that what is kept by it is found again. */
function parseItem(item: unknown): ParsedItem {
  if (typeof item !== 'object' || item === null) return rawItem.safeParse(item);
  const parsed = parsedItems.get(item) ?? rawItem.safeParse(item);
  parsedItems.set(item, parsed);
  return parsed;
}

function invalid(report: Report, pointer: string, fault: string): void {
  report(invalidExport, {
    at: { source: { file: exportFile, pointer } },
    detail: { fault },
    target: pointer,
  });
}
