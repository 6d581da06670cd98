import type { Bundle } from '../../bundle/files/bundle.ts';
import { articleText } from '../../features/article/article-body.tsx';
import { mayPrefetch } from './may-prefetch.ts';
import { createPrefetchQueue, type PrefetchQueue } from './prefetch-queue.ts';
import { watchLinks } from './watch-links.ts';

/**
 * Prefetches the articles that this page links to. Returns a function that stops it. Only articles have a file of their
 * own.
 */
export function prefetchFrom(bundle: Bundle, basePath: string): () => void {
  queue ??= createPrefetchQueue({ load: (path) => loadAhead(bundle, path), mayLoad: mayPrefetch });
  return watchLinks(queue, basePath);
}

/** Loads an article, and the code that shows its text. */
const loadAhead = (bundle: Bundle, path: string): Promise<unknown> =>
  Promise.all([bundle.article(path), articleText.load()]);

/** One for all pages of a visit, so that nothing is loaded twice. */
let queue: PrefetchQueue | undefined;
