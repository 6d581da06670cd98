import type { Findings } from '../../schemas/search/find.ts';
import type { SearchIndex } from '../../schemas/search/search-index.ts';
import type { Word } from '../../schemas/search/words.ts';

/** How much the search makes of each document, from 0 to 1, by its id; 0 for what it does not find. */
export function openDocumentScores(
  { ids }: Pick<SearchIndex, 'ids'>,
  find: (query: string) => Findings,
): (words: readonly Word[]) => (id: string) => number {
  return (words) => {
    const { found } = find(words.map(({ word }) => word).join(' '));
    const most = found.reduce((score, each) => Math.max(score, each.score), 0);
    const scores = new Map(found.map(({ document, score }) => [ids[document], score / most]));
    return (id) => scores.get(id) ?? 0;
  };
}
