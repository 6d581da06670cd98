import type { FieldKind } from '../../../schemas/fields/index.ts';
import type { KindSample } from './kind-sample.ts';
import { anchor } from './kinds/anchor.sample.ts';
import { asset } from './kinds/asset.sample.ts';
import { boolean } from './kinds/boolean.sample.ts';
import { cells } from './kinds/cells.sample.ts';
import { code } from './kinds/code.sample.ts';
import { date } from './kinds/date.sample.ts';
import { integer } from './kinds/integer.sample.ts';
import { labelledLinks } from './kinds/labelled-links.sample.ts';
import { link, links } from './kinds/link.sample.ts';
import { otherFields } from './kinds/other-fields.sample.ts';
import { part, parts } from './kinds/part.sample.ts';
import { richText } from './kinds/rich-text.sample.ts';
import { slug } from './kinds/slug.sample.ts';
import { symbol } from './kinds/symbol.sample.ts';
import { symbols } from './kinds/symbols.sample.ts';
import { url } from './kinds/url.sample.ts';

/** Values of every field kind. `npm run lists` writes this list. */
export const kindSamples: Readonly<Record<FieldKind, KindSample>> = {
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
