import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { once } from '../../../schemas/base/once.ts';
import type { SearchQuery, SearchReply } from '../../../schemas/services/search/batch-search.ts';
import type { Answer } from '../../answers/answer.ts';
import { answerFollowUp, type FollowUp } from '../../answers/follow-up.ts';
import { openAnswerer } from '../../answers/open-answerer.ts';
import { bundleBackend } from '../search/bundle-backend.ts';
import { documentsOfBundle } from './documents-of-bundle.ts';

/** Searches and answers of one version of a site, in one locale. */
export interface SiteSearch {
  readonly search: (query: SearchQuery) => Promise<SearchReply>;
  readonly answer: (question: FollowUp) => Promise<Answer | undefined>;
  /** Ends it, once what is under way is answered. */
  readonly close: () => void;
}

/** The search in this thread. What it needs of the files is read at the first request. */
export function openSearchHere(files: readonly BundleFile[]): SiteSearch {
  const built = once(() => ({ files, searchDocuments: documentsOfBundle(files) }));
  const answerer = once(() => openAnswerer(built()));
  return {
    search: bundleBackend(built).search,
    answer: async (question) => answerFollowUp(question, await answerer()),
    close: () => {},
  };
}
