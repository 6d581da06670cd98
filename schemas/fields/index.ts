import type { FieldKindDefinition } from './field.ts';
import { anchor, anchorKind } from './kinds/anchor.ts';
import { asset, assetKind } from './kinds/asset.ts';
import { boolean, booleanKind } from './kinds/boolean.ts';
import { cells, cellsKind } from './kinds/cells.ts';
import { code, codeKind } from './kinds/code.ts';
import { date, dateKind } from './kinds/date.ts';
import { integer, integerKind } from './kinds/integer.ts';
import { labelledLinks, labelledLinksKind } from './kinds/labelled-links.ts';
import { link, linkKind, links, linksKind } from './kinds/link.ts';
import { otherFields, otherFieldsKind } from './kinds/other-fields.ts';
import { part, partKind, parts, partsKind } from './kinds/part.ts';
import { richText, richTextKind } from './kinds/rich-text.ts';
import { slug, slugKind } from './kinds/slug.ts';
import { symbol, symbolKind } from './kinds/symbol.ts';
import { symbols, symbolsKind } from './kinds/symbols.ts';
import { url, urlKind } from './kinds/url.ts';

/** How a content type says what its fields are: `f.symbol({ required: true })`. */
export const f = {
  anchor,
  asset,
  boolean,
  cells,
  code,
  date,
  integer,
  labelledLinks,
  link,
  links,
  otherFields,
  part,
  parts,
  richText,
  slug,
  symbol,
  symbols,
  url,
};

export type Field = ReturnType<(typeof f)[keyof typeof f]>;
export type FieldKind = Field['kind'];

/** What is known of each field kind. */
export const fieldKinds = {
  anchor: anchorKind,
  asset: assetKind,
  boolean: booleanKind,
  cells: cellsKind,
  code: codeKind,
  date: dateKind,
  integer: integerKind,
  labelledLinks: labelledLinksKind,
  link: linkKind,
  links: linksKind,
  otherFields: otherFieldsKind,
  part: partKind,
  parts: partsKind,
  richText: richTextKind,
  slug: slugKind,
  symbol: symbolKind,
  symbols: symbolsKind,
  url: urlKind,
} satisfies Record<FieldKind, FieldKindDefinition>;

/** The kinds whose value comes into the bundle as it is. */
export type PlainKind = KindsWith<{ readonly value: unknown }>;
/** The kinds whose values lead nowhere. */
export type KindWithoutReferences = PlainKind | KindsWith<{ readonly refersToNothing: true }>;
/** The kinds whose value is a list. */
export type ListKind = KindsWith<{ readonly isList: true }>;
type KindsWith<Trait> = {
  [Kind in FieldKind]: (typeof fieldKinds)[Kind] extends Trait ? Kind : never;
}[FieldKind];

/** What a stage needs for each field kind; for some, usually the plain ones, it may say nothing, and then treats them all alike. */
export type ByKind<
  Needs extends Readonly<Record<FieldKind, unknown>>,
  Alike extends FieldKind = PlainKind,
> = {
  readonly [Kind in Exclude<FieldKind, Alike>]: Needs[Kind];
} & { readonly [Kind in Alike]?: Needs[Kind] };
