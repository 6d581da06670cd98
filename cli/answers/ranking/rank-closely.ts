import { inTitle, isNamed, exactSimilarities } from './similarity.ts';
import { type Asked, type Coverage, type Similarities, shareOf } from './coverage.ts';
import { defines } from './defines.ts';
import { fitsGuide, isNeedlessProblem } from './kind-of-page.ts';
import { pageOf } from '../parts/page-of.ts';
import { pageChances } from './page-chances.ts';
import { pageSums } from './page-sums.ts';
import { openPairs } from './pairs.ts';
import type { Part } from '../parts/part.ts';
import { rankOf, type Signals } from './rank-of.ts';
import type { RankedPart } from './rank-parts.ts';

export interface Candidate extends RankedPart {
  readonly part: Part;
  /** The score that the search gives its document, from 0 to 1. */
  readonly found: number;
}

export interface RankingPart extends Candidate {
  readonly signals: Signals;
  /** The weighted sum of its signals. */
  readonly rank: number;
  /** How likely its page answers the question if any does, from 0 to 1. */
  readonly chance: number;
}

interface Question {
  readonly question: string;
  readonly asked: readonly Asked[];
  readonly similarities: Similarities;
  readonly coverage: Coverage;
}

/** How many candidates get signals. */
const shortList = 60;
/** The bonus for a page whose title the question contains. Too few questions do to fit it. */
const forName = 3;

/** Ranks the candidates by their signals, the best first. */
export function rankClosely(
  candidates: readonly Candidate[],
  { question, asked, similarities, coverage }: Question,
): RankingPart[] {
  const pages = pageSums(candidates);
  const pairs = openPairs(asked, similarities);
  const most = candidates.reduce((best, { score }) => Math.max(best, score), 0);
  const ranked = candidates
    .map((each) => ({ ...each, page: pages.get(pageOf(each.part)) ?? 0 }))
    .toSorted((a, b) => b.score * (1 + b.page) - a.score * (1 + a.page) || a.place - b.place)
    .slice(0, shortList)
    .map((each) => ({ ...each, signals: signalsOf(each) }))
    .map((each) => ({ ...each, rank: rankOf(each.signals) + (isNamed(each.part, question) ? forName : 0) }))
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  const chances = pageChances(ranked);
  return ranked.map((each) => ({ ...each, chance: chances.get(pageOf(each.part)) ?? 0 }));

  function signalsOf({ part, score, found, page }: Candidate & { readonly page: number }): Signals {
    const exact = shareOf(
      exactSimilarities(part, similarities),
      asked.map((each) => each.weight ** 2),
    );
    const title = inTitle(part, coverage);
    return {
      own: Math.log((1 + score) / (1 + most)),
      found,
      page,
      pairs: pairs(part),
      exact,
      inTitle: title,
      defines: defines(part, question) ? title : 0,
      guide: fitsGuide(part, question) ? 1 : 0,
      needlessProblem: isNeedlessProblem(part, question) ? 1 : 0,
    };
  }
}
