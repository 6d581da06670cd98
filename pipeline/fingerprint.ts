import type { FieldPath } from '../schemas/report/diagnostic.ts';
import { splitUrl, toRoutePath } from '../schemas/urls.ts';
import { shortHash } from './hash.ts';
import { isPath } from './redirects/redirect-table.ts';
import { parseUrl } from './addresses/parse-url.ts';

export interface Identity {
  readonly rule: string;
  /** The id of an entry or an asset, or the name of a file. */
  readonly owner: string;
  readonly field?: FieldPath | undefined;
  readonly target?: string | undefined;
  /** See `otherLocale`: that of a site with one locale stays out, as it did before others were added. */
  readonly locale?: string | undefined;
}

/**
 * The identity of a finding. It stays the same when entries are reordered, lists grow, or the space is exported again.
 * Source: docs/baseline.md.
 */
export const fingerprintOf = ({ rule, owner, field = [], target = '', locale }: Identity): string =>
  shortHash([rule, owner, fieldWithoutIndex(field), normalTarget(target), locale ?? []].flat().join('\n'));

/** `howToSections`, for whichever of them. */
export const fieldWithoutIndex = (field: FieldPath): string =>
  field.filter((step) => typeof step === 'string').join('.');

/** A target in one spelling, so that different spellings of one address are equal. */
export function normalTarget(target: string): string {
  const text = target.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (isPath(text)) return normalPath(text);
  const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : undefined;
  return url === undefined ? text : normalAddress(url);
}

/** Within this site, where hosts and redirects mostly take no notice of case. An anchor's case counts. */
function normalPath(text: string): string {
  const { path, query, hash } = splitUrl(text);
  return toRoutePath(path).toLowerCase() + (query && `?${query}`) + (hash ? `#${hash.normalize('NFC')}` : '');
}

const normalAddress = ({ protocol, host, pathname, search, hash }: URL): string =>
  `${protocol}//${host}${pathname.replace(/(?<!\/)\/+$/u, '')}${search}${hash}`;
