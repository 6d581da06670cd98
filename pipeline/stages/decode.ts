import type { AssetId, EntryId, Locale } from '../../schemas/base/ids.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { PipelineConfig } from '../config/config.ts';
import { ownPrefixes } from '../config/route-prefixes.ts';
import { readContentModel } from '../decode/content-model.ts';
import { bareFault, isBare, ownLocale, withLocales } from '../decode/export/bare-values.ts';
import { decodeAsset } from '../decode/decode-asset.ts';
import { decodeEntry } from '../decode/decode-entry.ts';
import { inExport, invalid } from '../decode/export/invalid.ts';
import { localeFault } from '../decode/export/item-fault.ts';
import { readLabels } from '../decode/export/labels.ts';
import { localesInUse } from '../decode/export/locales-in-use.ts';
import { type Locales, type OwnFallbacks, readLocales } from '../decode/export/locales.ts';
import { type RawExport, type RawItem, rawLocale } from '../decode/export/raw-export.ts';
import { type ReadItems, readItems } from '../decode/export/read-items.ts';
import { reportRenamedFields } from '../decode/report-renamed-fields.ts';
import { reportUnreadTypes } from '../decode/report-unread-types.ts';
import { reportRepeatedKeys } from '../decode/export/report-repeated-keys.ts';
import type { Items } from '../decode/sources/items.ts';
import { isIncluded } from '../decode/state.ts';
import type { EntryState, Space } from '../entry.ts';
import { fieldsInUse } from '../model/reading/fields-in-use.ts';
import { misreadsOf } from '../decode/misreads.ts';
import { readModel } from '../model/read-model.ts';
import { type Reading, readingOf } from '../model/reading/reading.ts';
import type { Report } from '../finding.ts';
import { onceFor } from '../queries/once-for.ts';
import { invalidExport } from '../rules/schema/invalid-export.ts';

export interface DecodeOptions {
  readonly config: PipelineConfig;
  /** Drafts are included too. */
  readonly drafts: boolean;
}

/** Decodes the export into typed entries and assets in one locale. Invalid values are reported and left out. */
export function decode(raw: RawExport, { config, drafts }: DecodeOptions, report: Report): Space {
  const listed = readItems(raw, report);
  const locales = decodeLocales(raw, { config, entries: listed.entries }, report);
  const [rawEntries, rawAssets] = inLocales(listed, locales, report);
  const model = modelOf(raw.contentTypes);
  const withoutModel = rawEntries.filter(({ sys }) => !model.types.has(sys.contentType?.sys.id ?? ''));
  const reading = readingOf(config, { model, inUse: fieldsInUse(withoutModel) });
  const items = itemsById(rawEntries, rawAssets);
  const context = {
    locales,
    model: readContentModel(raw),
    site: config,
    prefixes: ownPrefixes(config, locales.locale),
    reading,
    labels: readLabels(raw, locales),
    includes: (state: EntryState) => isIncluded(state, drafts),
  };
  if (raw.entries.length === 0) invalid(report, '/entries', 'it holds no entries');
  const basis = [config, drafts, ...modelParts(raw), locales.locale, locales.defaultLocale];
  const once = onceFor('decoded', [...basis, namesakesIn(rawEntries, reading)], lookUpIn(items));
  const misreads = misreadsOf(report);
  const entries = rawEntries.map((item) =>
    once(item, misreads.report, (reportHere, note) =>
      decodeEntry(item, { ...context, items: noted(items, note), report: reportHere }),
    ),
  );
  const assets = rawAssets.map((item) =>
    once(item, report, (reportHere) => decodeAsset(item, { ...context, report: reportHere })),
  );
  misreads.tell(entries);
  reportRenamedFields(raw, rawEntries, { ...context, report });
  reportUnreadTypes(entries, { ...context, report });
  reportRepeatedKeys(raw, entries, report);
  return {
    ...namesOf(rawEntries),
    locale: locales.locale,
    defaultLocale: locales.defaultLocale,
    entries: new Map(entries.map((entry): [EntryId, (typeof entries)[0]] => [entry.id, entry])),
    assets: new Map(assets.map((asset): [AssetId, (typeof assets)[0]] => [asset.id, asset])),
    deletedEntries: listed.deletedEntries,
    deletedAssets: listed.deletedAssets,
    types: model.types,
  };
}

/** The parts of an export that decide how all its items are read. */
const modelParts = ({ locales, contentTypes, editorInterfaces, tags, concepts, taxonomy }: RawExport) => [
  locales,
  contentTypes,
  editorInterfaces,
  tags,
  concepts,
  taxonomy,
];

const namesOf = ([first]: readonly RawItem[]): Pick<Space, 'id' | 'environment'> => ({
  id: first?.sys.space?.sys.id ?? 'local',
  environment: first?.sys.environment?.sys.id ?? 'master',
});

const itemsById = (entries: readonly RawItem[], assets: readonly RawItem[]): ItemsById => ({
  entry: new Map(entries.map((item) => [item.sys.id, item])),
  asset: new Map(assets.map((item) => [item.sys.id, item])),
});

type ItemsById = { readonly [Kind in keyof Items]: ReadonlyMap<string, RawItem> };

const lookUpIn =
  ({ entry, asset }: ItemsById) =>
  (key: string): RawItem | undefined => {
    const [kind, id = ''] = key.split(' ');
    return kind === 'entry' ? entry.get(id) : asset.get(id);
  };

/** The items by id. Each lookup is noted, because what is decoded depends on it. */
const noted = (
  { entry, asset }: ItemsById,
  note: (key: string, item: RawItem | undefined) => void,
): Items => ({
  entry: (id) => {
    const item = entry.get(id);
    note(`entry ${id}`, item);
    return item;
  },
  asset: (id) => {
    const item = asset.get(id);
    note(`asset ${id}`, item);
    return item;
  },
});

/** Read once: while the content is edited, the model stays. */
const modelOf = sameForSame(
  (contentTypes: readonly unknown[]) => readModel({ contentTypes, editorInterfaces: [] }).model,
);

/** The types that are read as the space's own. This depends on all entries together, and decides how each is read. */
const namesakesIn = (entries: readonly RawItem[], reading: Reading): string =>
  [...new Set(entries.map(({ sys }) => sys.contentType?.sys.id ?? ''))]
    .filter((type) => reading.of(type).kind === 'namesake')
    .toSorted()
    .join(' ');

interface LocaleSources {
  readonly config: PipelineConfig;
  readonly entries: readonly RawItem[];
}

function decodeLocales(raw: RawExport, { config, entries }: LocaleSources, report: Report): Locales {
  const listed = raw.locales.flatMap((item, index) => {
    const parsed = rawLocale.safeParse(item);
    if (!parsed.success) invalid(report, `/locales/${index}`, localeFault(item, parsed.error.issues[0]));
    return parsed.success ? [{ ...parsed.data, index }] : [];
  });
  const { locales, faults } = readLocales({
    listed,
    wanted: config.locale,
    ownFallbacks: ownFallbacks(config),
    inUse: () => inUseOf(entries),
  });
  if (listed.length === 0) return undeclared(locales, entries, report);
  // a locale that could not be read may be the default one, a fallback, or the one of a value
  if (listed.length < raw.locales.length) return { ...locales, declared: [] };
  for (const { pointer, fault, suggestion } of faults) {
    report(invalidExport, {
      at: inExport(pointer),
      detail: { fault },
      target: pointer,
      suggestion,
      advice:
        'Correct the locales in the settings of the space and export it again, or correct the "locales" of the export.',
    });
  }
  return locales;
}

const ownFallbacks = ({ locales = [] }: PipelineConfig): OwnFallbacks =>
  new Map(locales.flatMap(({ code, fallback }) => (fallback === undefined ? [] : [[code, fallback]])));

/** Bare values are in the locale that their entry names. */
const inUseOf = (entries: readonly RawItem[]): string[] => [
  ...new Set([...localesInUse(entries), ...entries.flatMap((entry) => ownLocale(entry) ?? [])]),
];

/** The items with a locale around every value. If some have none, this is reported once. */
function inLocales(
  { entries, assets }: Pick<ReadItems, 'entries' | 'assets'>,
  locales: Locales,
  report: Report,
): [entries: readonly RawItem[], assets: readonly RawItem[]] {
  const isBareHere = (item: RawItem): boolean => isBare(item, locales.declared);
  const parts = [
    { name: 'entries', items: entries, bare: entries.filter(isBareHere) },
    { name: 'assets', items: assets, bare: assets.filter(isBareHere) },
  ] as const;
  const bare = new Set(parts.flatMap((part) => part.bare));
  if (bare.size === 0) return [entries, assets];
  const pointer = `/${parts.find((part) => part.bare.length > 0)?.name}`;
  report(invalidExport, {
    at: inExport(pointer),
    detail: { fault: bareFault(parts, locales) },
    target: pointer,
    advice:
      'Export the space with `fieldbook export` or `contentful space export`, which give every value with its locale.',
  });
  const whole = (item: RawItem): RawItem => (bare.has(item) ? withLocales(item, locales) : item);
  return [entries.map(whole), assets.map(whole)];
}

/** Without a list of locales the default one is a guess. If no value is in it, this is reported once instead of for each field. */
function undeclared(guessed: Locales, entries: readonly RawItem[], report: Report): Locales {
  const inUse = inUseOf(entries);
  const [most] = inUse;
  if (most === undefined || inUse.includes(guessed.locale)) return guessed;
  const fault = `it lists no locales, and no value is in ${guessed.locale}; it is read in ${most}, as most values are`;
  const advice = `Export the space again with its locales, or name the locale in the configuration: locale: '${most}'.`;
  report(invalidExport, {
    at: inExport('/locales'),
    detail: { fault },
    target: '/locales',
    advice,
  });
  const locale = most as Locale; // a code that values have
  return { locale, defaultLocale: locale, chain: [locale], declared: [] };
}
