import type { ScoredUrl } from '../../../schemas/services/answer.ts';
import type { Bundle } from '../open.ts';
import type { CheckedSources, ResolveCitation } from './citation.ts';

/** What resolves links against the bundle; undefined until its lists are there. `isNeeded`: an answer is on its way. */
export function useCitations(
  _bundle: Pick<Bundle, 'manifest' | 'contents' | 'redirects'>,
  _isNeeded: boolean,
): ResolveCitation | undefined {
  return undefined;
}

/** The sources that may be shown, of those that a service names. */
export function checkedSources(_scoredUrls: readonly ScoredUrl[], _resolve: ResolveCitation): CheckedSources {
  return { sources: [], isVerified: false };
}
