import type { Bundle } from '../../bundle/files/bundle.ts';
import { articleText } from '../../features/article/article-body.tsx';
import { mayPrefetch } from './may-prefetch.ts';
import { createPrefetchQueue, type PrefetchQueue } from './prefetch-queue.ts';
import { watchLinks } from './watch-links.ts';

/** Loads what the links of this page lead to; gives what ends it. Articles alone: they have a file each. */
export function prefetchFrom(bundle: Bundle, basePath: string): () => void {
  queue ??= createPrefetchQueue({ load: (path) => loadAhead(bundle, path), mayLoad: mayPrefetch });
  return watchLinks(queue, basePath);
}

/** An article, with what shows its text. */
const loadAhead = (bundle: Bundle, path: string): Promise<unknown> =>
  Promise.all([bundle.article(path), articleText.load()]);

/** One for all pages of a visit, so that nothing is loaded twice. */
let queue: PrefetchQueue | undefined;
