import type { Build } from '../../pipeline/build.ts';
import type { Answerer } from './answerer.ts';
import { composeAnswer } from './compose-answer.ts';
import { confidenceIn, leastConfidence } from './ranking/confidence.ts';
import { openRanking } from './ranking/open-ranking.ts';

/** The most parts in one answer. */
const maxParts = 6;

/** Prepares a build for questions. An answer is the best part, and others that score nearly as well. */
export function openAnswerer(build: Pick<Build, 'files' | 'searchDocuments'>): Answerer {
  const rank = openRanking(build);
  return (question, filters) => {
    const ranking = rank(question, filters);
    if (ranking === undefined) return undefined;
    const [first, ...others] = ranking.parts.slice(0, maxParts);
    if (first === undefined || !answers(first)) return undefined;
    const best = [first, ...others.filter(answers)];
    return composeAnswer(
      best.map((each) => ({ part: each.part, score: Math.exp(each.rank - first.rank) })),
      ranking.coverage,
    );

    function answers(part: typeof first & object): boolean {
      return ranking !== undefined && confidenceIn(part, ranking) >= leastConfidence;
    }
  };
}
