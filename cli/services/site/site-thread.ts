import { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { answerRequests, threadData } from '../../threads/thread.ts';
import type { SiteWork } from './search-thread.ts';
import { openSearchHere } from './site-search.ts';

// The program of a thread that searches one version of a site in one locale.
const files = threadData() as readonly Omit<BundleFile, 'text'>[];
const { search, answer } = openSearchHere(files.map((file) => new BundleFile(file)));

answerRequests(async (work: SiteWork): Promise<unknown> =>
  work.kind === 'search' ? search(work.query) : answer(work.question),
);
