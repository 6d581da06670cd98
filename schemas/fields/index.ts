import { anchor, anchorSchemas } from './kinds/anchor.ts';
import { asset, assetSchemas } from './kinds/asset.ts';
import { boolean, booleanSchemas } from './kinds/boolean.ts';
import { cells, cellsSchemas } from './kinds/cells.ts';
import { code, codeSchemas } from './kinds/code.ts';
import type { FieldKindSchemas } from './field.ts';
import { integer, integerSchemas } from './kinds/integer.ts';
import { labelledLinks, labelledLinksSchemas } from './kinds/labelled-links.ts';
import { link, links, linkSchemas, linksSchemas } from './kinds/link.ts';
import { part, parts, partSchemas, partsSchemas } from './kinds/part.ts';
import { richText, richTextSchemas } from './kinds/rich-text.ts';
import { slug, slugSchemas } from './kinds/slug.ts';
import { symbol, symbolSchemas } from './kinds/symbol.ts';
import { symbols, symbolsSchemas } from './kinds/symbols.ts';
import { url, urlSchemas } from './kinds/url.ts';

/** How a content type says what its fields are: `f.symbol({ required: true })`. */
export const f = {
  anchor,
  asset,
  boolean,
  cells,
  code,
  integer,
  labelledLinks,
  link,
  links,
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

/** Every field kind with its two schemas. */
export const fieldKinds = {
  anchor: anchorSchemas,
  asset: assetSchemas,
  boolean: booleanSchemas,
  cells: cellsSchemas,
  code: codeSchemas,
  integer: integerSchemas,
  labelledLinks: labelledLinksSchemas,
  link: linkSchemas,
  links: linksSchemas,
  part: partSchemas,
  parts: partsSchemas,
  richText: richTextSchemas,
  slug: slugSchemas,
  symbol: symbolSchemas,
  symbols: symbolsSchemas,
  url: urlSchemas,
} satisfies Record<FieldKind, FieldKindSchemas>;
