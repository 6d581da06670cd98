import { isArticleType } from '../../../schemas/content/article-types.ts';
import { proAreaId } from '../../../schemas/spec/content/capabilities.ts';
import { feedPath } from '../../../schemas/machine-readers.ts';
import type { OwnPrefixes, RoutedTypeId } from '../../../schemas/routes.ts';
import { isRoutedType, urlOf } from '../../../schemas/urls.ts';
import type { Entry } from '../../entry.ts';
import { pathFault } from './slug-fault.ts';

/** An entry of a type that has pages. */
export type RoutedEntry = Entry & { readonly type: RoutedTypeId };

export const hasRoute = (entry: Entry): entry is RoutedEntry => isRoutedType(entry.type ?? '');

/** An entry's slug: its own, or its id. Source: docs/requirements.md, RT-2. */
export function slugOf(entry: Entry): string {
  const slug = entry.fields['url'];
  return typeof slug === 'string' && slug !== '' ? slug : entry.id;
}

/** The parts of a slug: a mapping can read it from an address of several parts. Any other slug is one part. */
export const slugParts = (entry: Entry): readonly string[] =>
  entry.fieldNames.has('url') && isArticleType(entry.type ?? '') ? slugOf(entry).split('/') : [slugOf(entry)];

/** The reason why an entry's slug cannot be an address. Undefined if it can. */
export const faultOfSlug = (entry: Entry): string | undefined => pathFault(slugParts(entry));

/** Slugs with the same folded form are duplicates: many hosts ignore case. */
export const foldedSlug = (type: RoutedTypeId, slug: string): string =>
  `${type}/${slug.normalize('NFC').toLowerCase()}`;

/** Why a slug is reserved: the site has a page or a file of its own at its address. */
export function reservedFault(type: RoutedTypeId, slug: string, own: OwnPrefixes): string | undefined {
  const url = urlOf(type, slug.toLowerCase(), own);
  if (url === proPage) return `${url} is the page of the edition that costs more`;
  const feed = feedPath('releaseNotes', own);
  return `${url}/`.startsWith(`${feed}/`) ? `${feed} is the feed of the release notes` : undefined;
}

const proPage = urlOf('productArea', proAreaId, {});

/** The ending of a slug whose address could also be that of another page's Markdown copy. Source: docs/machine-readers.md. */
export const copyEnding = /\.md$/iu;

/** The folded slug of the page whose Markdown copy would have this page's address. */
export const foldedOriginal = (type: RoutedTypeId, slug: string): string | undefined =>
  copyEnding.test(slug) ? foldedSlug(type, slug.replace(copyEnding, '')) : undefined;
