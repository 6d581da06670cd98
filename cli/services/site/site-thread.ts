import { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { once } from '../../../schemas/base/once.ts';
import { openAnswerer } from '../../answers/open-answerer.ts';
import { answerFollowUp } from '../../answers/follow-up.ts';
import { answerRequests, threadData } from '../../threads/thread.ts';
import { bundleBackend } from '../search/bundle-backend.ts';
import { documentsOfBundle } from './documents-of-bundle.ts';
import type { SiteWork } from './search-thread.ts';

// The program of a thread that searches one version of a site in one locale.
const files = (threadData() as readonly Omit<BundleFile, 'text'>[]).map((file) => new BundleFile(file));
const built = once(() => ({ files, searchDocuments: documentsOfBundle(files) }));
const backend = bundleBackend(built);
const answerer = once(() => openAnswerer(built()));

answerRequests(async (work: SiteWork): Promise<unknown> => {
  switch (work.kind) {
    case 'search':
      return backend.search(work.query);
    case 'answer':
      return answerFollowUp(work.question, await answerer());
  }
});
