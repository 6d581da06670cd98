import type { Build } from '../../pipeline/build.ts';
import type { Answerer } from './answerer.ts';
import { composeAnswer } from './compose-answer.ts';
import { confidenceIn, leastConfidence } from './ranking/confidence.ts';
import { openRanking } from './ranking/open-ranking.ts';

/** The most parts in one answer. */
const maxParts = 6;

/** Prepares a build for questions. An answer is the best part, and others of its document that score nearly as well. */
export async function openAnswerer(build: Pick<Build, 'files' | 'searchDocuments'>): Promise<Answerer> {
  const ranked = await openRanking(build);
  return (question, filters) => {
    const ranking = ranked(question, filters);
    if (ranking === undefined) return undefined;
    const [first, ...others] = ranking.parts.slice(0, maxParts);
    if (first === undefined || confidenceIn(first, ranking) < leastConfidence) return undefined;
    const ofDocument = others.filter(({ part }) => part.document === first.part.document);
    return composeAnswer(
      [first, ...ofDocument].map(({ part, rank }) => ({ part, score: Math.exp(rank - first.rank) })),
      ranking.coverage,
    );
  };
}
