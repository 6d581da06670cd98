import { bundleSearch } from '../../../bundle/pages/bundle-search.ts';
import { nearestPages } from '../../../../schemas/nearest-pages.ts';
import type { Bundle } from '../../../bundle/files/bundle.ts';
import { furtherRun } from '../state/search-run.ts';
import type { SearchRequest } from '../state/search-request.ts';
import type { RowLink } from '../../../ui/lists/link-rows.tsx';
import { wordsOf } from '../results/words-of.ts';

/** Suggestions for a reader whose search found nothing. */
export interface WaysOn {
  /** Words that would find something. */
  readonly suggestion?: string | undefined;
  /** Pages and topics that are like the words. */
  readonly nearest: readonly RowLink[];
}

const maxNearest = 5;

/**
 * Searches the bundle, which knows this site's pages without the live search. Files that cannot be loaded are left
 * out.
 */
export async function findWaysOn(
  { contents, search }: Pick<Bundle, 'contents' | 'search'>,
  request: SearchRequest,
): Promise<WaysOn> {
  const [tree, found] = await Promise.all([
    contents().catch(() => undefined),
    bundleSearch(search).search(furtherRun(request).query),
  ]);
  const reply = found.ok ? found.value : undefined;
  const pages = (reply?.results ?? []).map(({ title = '', attributes }) => ({
    title: wordsOf(title),
    url: attributes.URL?.[0] ?? '',
  }));
  const topics = nearestPages(tree?.items ?? [], request.query).map(({ title, url = '' }) => ({
    title,
    url,
  }));
  const unique = new Map([...pages, ...topics].map((page) => [page.url, page]));
  const nearest = [...unique.values()].filter(({ title, url }) => title !== '' && url !== '');
  return { suggestion: reply?.suggestion, nearest: nearest.slice(0, maxNearest) };
}
