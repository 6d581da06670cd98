import type { OwnPrefixes } from '../../schemas/routes.ts';
import type { SiteAddress } from '../addresses/read-address.ts';
import type { EntryState } from '../entry.ts';
import type { Report } from '../finding.ts';
import type { Reading } from '../model/reading/reading.ts';
import type { ContentModel } from './content-model.ts';
import type { Labels } from './export/labels.ts';
import type { Locales } from './export/locales.ts';
import type { Items } from './sources/items.ts';

/** The values that decoding an entry depends on. */
export interface DecodeContext {
  readonly locales: Locales;
  readonly model: ContentModel;
  /** The address of the site, to recognize addresses that lead to it. */
  readonly site: SiteAddress;
  /** The site's own prefixes of addresses. */
  readonly prefixes: OwnPrefixes;
  readonly reading: Reading;
  /** For values that paths lead to. */
  readonly items: Items;
  readonly labels: Labels;
  /** Whether the build includes entries in a state: only those are reported on. */
  includes(state: EntryState): boolean;
  readonly report: Report;
}
