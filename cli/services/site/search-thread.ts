import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import type { SearchQuery } from '../../../schemas/services/search/batch-search.ts';
import { noFilters } from '../../answers/answer.ts';
import type { FollowUp } from '../../answers/follow-up.ts';
import { startThread } from '../../threads/thread.ts';
import type { SiteSearch } from './site-search.ts';

/** Work of the thread that searches a site. */
export type SiteWork =
  | { readonly kind: 'search'; readonly query: SearchQuery }
  | { readonly kind: 'answer'; readonly question: FollowUp };

/** Requests that began before a switch may still ask the version before. */
const graceMs = 10_000;

/** Anything makes the thread read the texts, the index and the parts. */
const firstQuery: SearchQuery = {
  query: 'help',
  filters: {},
  length: 1,
  offset: 0,
  facets: [],
  matchHighlightTags: ['', ''],
};

/**
 * Opens the search of a bundle in a thread of its own: a large site takes seconds to open, in which this thread goes on to answer from the
 * version before. Resolves when it is open.
 */
export async function openSearchThread(files: readonly BundleFile[]): Promise<SiteSearch> {
  const start = () => startThread('cli/services/site/site-thread.ts', files);
  let running = start();
  let asked = 0;
  const opened: SiteSearch = {
    search: (query) => ask({ kind: 'search', query }),
    answer: (question) => ask({ kind: 'answer', question }),
    close: () => void setTimeout(endIfIdle, graceMs).unref(),
  };
  await opened.search(firstQuery);
  await opened.answer({ text: firstQuery.query, filters: noFilters, before: undefined });
  return opened;

  async function ask<Value>(work: SiteWork): Promise<Value> {
    asked += 1;
    try {
      // one that has died, such as for want of memory, is started again
      if (running.isEnded()) running = start();
      return await running.ask(work);
    } finally {
      asked -= 1;
    }
  }

  function endIfIdle(): void {
    if (asked === 0) void running.end();
    else opened.close();
  }
}
