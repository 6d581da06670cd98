import type { Build } from '../../pipeline/build.ts';
import type { Answerer } from './answerer.ts';
import { composed } from './composed.ts';
import { confidenceIn, leastConfidence } from './ranking/confidence.ts';
import { openRanking } from './ranking/open-ranking.ts';

/** So many may stand beside the first. */
const maxParts = 6;

/** Opens a build once, to be asked often. The best part answers, and others that do so nearly as well; or there is no answer. */
export function openAnswerer(build: Pick<Build, 'files' | 'searchDocuments'>): Answerer {
  const rank = openRanking(build);
  return (question, filters) => {
    const ranking = rank(question, filters);
    if (ranking === undefined) return undefined;
    const [first, ...others] = ranking.parts.slice(0, maxParts);
    if (first === undefined || !answers(first)) return undefined;
    const best = [first, ...others.filter(answers)];
    return composed(
      best.map((each) => ({ part: each.part, score: Math.exp(each.rank - first.rank) })),
      ranking.coverage,
    );

    function answers(part: typeof first & object): boolean {
      return ranking !== undefined && confidenceIn(part, ranking) >= leastConfidence;
    }
  };
}
