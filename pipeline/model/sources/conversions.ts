import type { AssetLinkValue, EntryLinkValue } from '../../../schemas/fields/link-value.ts';
import type { FieldKindDefinition } from '../../../schemas/fields/field.ts';
import { type Field, fieldKinds } from '../../../schemas/fields/index.ts';
import type { ValueKind } from './value-kind.ts';

/** What a conversion asks of the space. */
export interface Linked {
  /** The title of an entry, by its display field. */
  readonly titleOf: (entry: EntryLinkValue) => string | undefined;
  readonly assetTitle: (asset: AssetLinkValue) => string | undefined;
  readonly assetUrl: (asset: AssetLinkValue) => string | undefined;
}

/** A value of a space as a value of ours; undefined where it is empty. */
export type Convert = (value: never, linked: Linked) => unknown;

type Conversions = Readonly<Partial<Record<ValueKind, Convert>>>;

const same: Convert = (value: unknown) => value;
const toText: Convert = (value: number) => String(value);
const toList: Convert = (value: unknown) => [value];
const titleOf: Convert = (link: EntryLinkValue, linked) => linked.titleOf(link);
const titlesOf = (links: readonly EntryLinkValue[], linked: Linked): string[] =>
  links.flatMap((link) => linked.titleOf(link) ?? []);

/** What stands between texts of a list that become one text. */
export const listSeparator = ', ';

const joined = (texts: readonly string[]): string | undefined =>
  texts.length === 0 ? undefined : texts.join(listSeparator);

const texts: Conversions = { text: same, date: same, number: toText };

/** By our field's type in Contentful, then by the kind of the space's value. What is not here cannot be held. */
const conversions: Readonly<Record<string, Conversions>> = {
  Symbol: {
    ...texts,
    texts: joined,
    entry: titleOf,
    entries: (links: readonly EntryLinkValue[], linked) => joined(titlesOf(links, linked)),
    asset: (link: AssetLinkValue, linked) => linked.assetTitle(link),
  },
  Text: texts,
  RichText: { ...texts, richText: same, texts: joined },
  Date: { date: same, text: same },
  Integer: { number: same },
  Number: { number: same },
  Boolean: { boolean: same },
  Object: { object: same },
  'Array of Symbol': {
    text: toList,
    date: toList,
    number: (value: number) => [String(value)],
    texts: same,
    entry: (link: EntryLinkValue, linked) => titlesOf([link], linked),
    entries: titlesOf,
  },
  'Link to Asset': { asset: same },
  'Array of Link to Asset': { asset: toList, assets: same },
  'Link to Entry': { entry: same },
  'Array of Link to Entry': { entry: toList, entries: same },
};

/** An address is a text, or that of a file; a name in an address is no title. */
const ofKind: Readonly<Partial<Record<Field['kind'], Conversions>>> = {
  slug: texts,
  anchor: texts,
  url: { text: same, asset: (link: AssetLinkValue, linked) => linked.assetUrl(link) },
};

/** How values of a kind become those of a field of ours; undefined: they cannot. */
export function conversionTo({ kind }: Pick<Field, 'kind'>, from: ValueKind): Convert | undefined {
  const { contentful }: FieldKindDefinition = fieldKinds[kind];
  return (ofKind[kind] ?? conversions[contentful] ?? {})[from];
}

/** How values become a text. */
export const conversionToText = (from: ValueKind): Convert | undefined => conversions['Symbol']?.[from];

/** What a field of ours can hold. */
export const heldBy = (field: Pick<Field, 'kind'>, kinds: readonly ValueKind[]): boolean =>
  kinds.every((kind) => conversionTo(field, kind) !== undefined);
