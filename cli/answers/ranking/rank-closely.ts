import { isNamed, exactSimilarities } from './similarity.ts';
import { type AskedQuestion, openAlike } from './alike.ts';
import { shareOf } from './coverage.ts';
import { defines } from './defines.ts';
import { fitsGuide, isNeedlessProblem } from './kind-of-page.ts';
import { pageOf } from '../parts/page-of.ts';
import { documentChances } from './document-chances.ts';
import { pageSums } from './page-sums.ts';
import type { Part } from '../parts/part.ts';
import type { PartWords } from '../parts/part-words.ts';
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
  /** How likely its document answers the question if any does, from 0 to 1. */
  readonly chance: number;
}

interface Question extends AskedQuestion {
  readonly partWords: PartWords;
}

/** How many candidates get signals. */
const shortList = 60;
/** The bonus for a page whose title the question contains. Too few questions do to fit it. */
const forName = 3;

/** Ranks the candidates by their signals, the best first. */
export function rankClosely(candidates: readonly Candidate[], about: Question): RankingPart[] {
  const { question, asked, similarities, language, partWords } = about;
  const pages = pageSums(candidates);
  const alike = openAlike(about);
  const weights = asked.map(({ weight }) => weight);
  const squares = weights.map((weight) => weight ** 2);
  const most = candidates.reduce((best, { score }) => Math.max(best, score), 0);
  const ranked = candidates
    .map((each) => ({ ...each, page: pages.get(pageOf(each.part)) ?? 0 }))
    .toSorted((a, b) => b.score * (1 + b.page) - a.score * (1 + a.page) || a.place - b.place)
    .slice(0, shortList)
    .map((each) => ({ ...each, signals: signalsOf(each) }))
    .map((each) => ({
      ...each,
      rank: rankOf(each.signals) + (isNamed(each.part, question, language) ? forName : 0),
    }))
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  const chances = documentChances(ranked);
  return ranked.map((each) => ({ ...each, chance: chances.get(each.part.document) ?? 0 }));

  function signalsOf({ part, score, found, page }: Candidate & { readonly page: number }): Signals {
    const { subject, form } = alike(part.title);
    const units = partWords.inPlaces(part).slice(1);
    return {
      own: Math.log((1 + score) / (1 + most)),
      found,
      page,
      exact: shareOf(exactSimilarities(part, similarities, partWords), squares),
      unit: Math.max(0, ...units.map((words) => shareOf(similarities(words), weights))),
      inTitle: subject,
      form,
      defines: defines(part, question) ? subject : 0,
      guide: fitsGuide(part, question) ? 1 : 0,
      needlessProblem: isNeedlessProblem(part, question) ? 1 : 0,
    };
  }
}
