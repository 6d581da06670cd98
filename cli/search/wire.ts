import type { SearchHit, SearchQuery } from '../../schemas/services/search/batch-search.ts';
import type { FoundDocument } from './measure.ts';

/** A golden query as a request. */
export const goldenRequest = (query: string, length: number): SearchQuery => ({
  query,
  filters: {},
  length,
  offset: 0,
  facets: [],
  matchHighlightTags: ['', ''],
});

export interface Site {
  readonly siteUrl?: string | undefined;
  readonly basePath: string;
  /** The folder that a path of the service is below; absent: `basePath`. */
  readonly serviceBase?: string;
}

/** A result as golden queries name documents: by path on this site, else by URL. */
export const documentFrom = ({ id, title = '', attributes }: SearchHit, site: Site): FoundDocument => ({
  id,
  title: plainText(title),
  url: ownPath(attributes.DIRECT_URL?.[0] ?? attributes.URL?.[0] ?? '', site),
});

function ownPath(url: string, { siteUrl, basePath }: Site): string {
  const own = siteUrl === undefined ? undefined : siteUrl.replace(/\/+$/u, '') + basePath;
  return own !== undefined && url.startsWith(own) ? `/${url.slice(own.length)}` : url;
}

/** The words of a title or an abstract, which are HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
