import { addTo } from '../../../../schemas/base/add-to.ts';
import { isRecord } from '../../../../schemas/base/is-record.ts';
import { type RawExport, type RawItem, rawItem, rawLocale } from '../../../decode/export/raw-export.ts';
import { isIncluded, stateOf } from '../../../decode/state.ts';
import { isDate } from '../../../decode/texts/read-date.ts';
import { contentTypeOf } from '../../reading/content-type-of.ts';
import { kindOfType, kindOfValue, linkedId } from '../../sources/value-kind.ts';
import type { ModelField, SpaceModel } from '../../space-model.ts';
import { tokensOf } from '../words.ts';
import type { FieldFacts, Referrer, SpaceFacts, TypeFacts } from './facts.ts';
import { countWords, nodesIn, wordsIn } from './words-in.ts';

/** Counts what the published entries of a space hold, and which types lead to which. */
export function spaceFacts(exported: RawExport, model: SpaceModel): SpaceFacts {
  const entries = publishedIn(exported.entries);
  const space: Space = {
    locale: defaultLocale(exported.locales),
    types: new Map(entries.map((entry) => [entry.sys.id, contentTypeOf(entry) ?? ''])),
    files: filesIn(exported.assets),
  };
  const byType = new Map<string, RawItem[]>();
  for (const entry of entries) addTo(byType, contentTypeOf(entry) ?? '', entry);
  const read = [...model.types.values()].map((type) => {
    const items = byType.get(type.id) ?? [];
    const fields = [...type.fields.values()]
      .filter(({ omitted }) => !omitted)
      .map((field) => fieldFacts(field, items, space));
    return { type, tokens: tokensOf(type.id, type.name), entries: items.length, fields };
  });
  const referrers = referrersOf(read);
  return new Map(
    read.map((type) => [type.type.id, { ...type, referrers: referrers.get(type.type.id) ?? [] }]),
  );
}

const publishedIn = (items: readonly unknown[]): RawItem[] =>
  items.flatMap((item) => {
    const { data } = rawItem.safeParse(item);
    return data !== undefined && isIncluded(stateOf(data.sys), false) ? [data] : [];
  });

/** Undefined where the export does not say: any locale counts then. */
export function defaultLocale(locales: readonly unknown[]): string | undefined {
  const known = locales.flatMap((locale) => rawLocale.safeParse(locale).data ?? []);
  return (known.find((each) => each.default) ?? known[0])?.code;
}

interface Space {
  readonly locale: string | undefined;
  /** Of each published entry. */
  readonly types: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/** The kind of file of each asset, the first part of its MIME type. */
function filesIn(assets: readonly unknown[]): Map<string, string> {
  return new Map(
    assets.flatMap((asset): [string, string][] => {
      const { data } = rawItem.safeParse(asset);
      const file = data && inLocale(data.fields['file'], undefined);
      const mime = isRecord(file) ? file['contentType'] : undefined;
      return data !== undefined && typeof mime === 'string' ? [[data.sys.id, mime.split('/')[0] ?? '']] : [];
    }),
  );
}

/** A value in the default locale, or else in the first one that has it. */
function inLocale(values: unknown, locale: string | undefined): unknown {
  if (!isRecord(values)) return undefined;
  const all = Object.values(values).filter((value) => value != null);
  return (locale === undefined ? undefined : values[locale]) ?? all[0];
}

function fieldFacts(field: ModelField, entries: readonly RawItem[], space: Space): FieldFacts {
  const values = entries.flatMap(({ fields }) => {
    const value = inLocale(Object.hasOwn(fields, field.id) ? fields[field.id] : undefined, space.locale);
    return value == null || value === '' || (Array.isArray(value) && value.length === 0) ? [] : [value];
  });
  const texts = isText(field) ? values.map(wordsIn).filter((text) => text.trim() !== '') : [];
  const links = values.flatMap((value) => linksIn(value));
  return {
    field,
    tokens: tokensOf(field.id, field.name),
    filled: isText(field) ? texts.length : values.length,
    isMistyped: values.filter((value) => isMistyped(value, field)).length * 2 > values.length,
    texts,
    words: texts.reduce((sum, text) => sum + countWords(text), 0),
    targets: counted(links.flatMap((id) => space.types.get(id) ?? [])),
    files: counted(links.flatMap((id) => space.files.get(id) ?? [])),
  };
}

/** A number is a text to a mapping, and a text may be a date. What other types hold is not known. */
function isMistyped(value: unknown, { type }: ModelField): boolean {
  const [wanted, kind] = [kindOfType(type), kindOfValue(value)];
  if (wanted === 'other' || wanted === 'object') return false;
  if (wanted === 'date') return typeof value !== 'string' || !isDate(value);
  return kind !== wanted && !(wanted === 'text' && kind === 'number');
}

const isText = ({ type }: ModelField): boolean =>
  ['Symbol', 'Text', 'RichText', 'Array of Symbol'].includes(type);

/** The ids that a link, a list of links or a rich text leads to. */
function linksIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkedId(item) ?? []);
  if (isRecord(value) && value['nodeType'] === 'document') {
    return [...nodesIn(value)].flatMap(({ data }) =>
      isRecord(data) ? (linkedId(data['target']) ?? []) : [],
    );
  }
  return [linkedId(value) ?? []].flat();
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** What leads to each type: by its entries, and by what the model says a field takes. */
function referrersOf(types: readonly Omit<TypeFacts, 'referrers'>[]): Map<string, Referrer[]> {
  const referrers = new Map<string, Referrer[]>();
  for (const { type, fields } of types) {
    for (const field of fields) {
      const allowed = field.field.type.endsWith('Link to Entry') ? (field.field.limits.targets ?? []) : [];
      for (const target of new Set([...field.targets.keys(), ...allowed])) {
        addTo(referrers, target, { type: type.id, field, count: field.targets.get(target) ?? 0 });
      }
    }
  }
  return referrers;
}
