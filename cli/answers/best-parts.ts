import { type Closeness, closenessOf } from './closeness.ts';
import { isConfident } from './confidence.ts';
import type { Coverage } from './coverage.ts';
import type { Evidence } from './evidence.ts';
import type { Part } from './part.ts';
import { fitOf } from './question-kind.ts';
import type { RankedPart } from './rank-parts.ts';

/** A part that answers. */
export interface AnsweringPart {
  readonly part: Part;
  /** The first has 1. */
  readonly score: number;
}

interface Asked {
  readonly question: string;
  /** How many words of it say what it is about. */
  readonly words: number;
  readonly coverage: Coverage;
}

export type Candidate = RankedPart & {
  readonly part: Part;
  /** How much the search makes of its document, from 0 to 1. */
  readonly found: number;
  readonly page: Evidence;
};

/** So many are looked at closely. */
const shortList = 60;
/** How fast more of the same stops counting, so that one part among others of its page does not outdo all else. */
const scoreExponent = 0.7;
/** How much of a part's score stands by itself; the rest comes with what the search makes of its document. */
const ownPart = 0.65;
/** What a part gains with its page, with what is asked in its heading, and in one place. */
const gains = { page: 0.6, inTitle: 0.5, inUnit: 1 };
/** A page of questions or terms tells of many things: it says half as much of each. */
const ofManyThings = 0.5;

/** The parts that answer, the best first; none where the best is not an answer. */
export function bestParts(
  candidates: readonly Candidate[],
  { question, words, coverage }: Asked,
): AnsweringPart[] {
  const best = candidates
    .map((each) => ({ ...each, fit: fitOf(each.part.types[0] ?? '', question) }))
    .toSorted((a, b) => b.score * b.fit - a.score * a.fit || a.place - b.place)
    .slice(0, shortList)
    .map((each) => ({ ...each, ...closenessOf(each.part, coverage) }))
    .map((each) => ({ ...each, rank: rankOf(each) }))
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  const [first] = best;
  if (first === undefined || !isConfident(first, words)) return [];
  return best
    .filter((each) => isConfident(each, words))
    .map(({ part, rank }) => ({ part, score: rank / first.rank }));
}

function rankOf({
  score,
  found,
  fit,
  page,
  part,
  inTitle,
  inUnit,
}: Candidate & Closeness & { readonly fit: number }): number {
  const tellsOfMany = part.types.some((type) => type === 'kbFaq' || type === 'kbGlossary');
  return (
    score ** scoreExponent *
    (ownPart + (1 - ownPart) * found) *
    fit *
    (1 + gains.inTitle * inTitle + gains.inUnit * inUnit) *
    (1 + gains.page * (tellsOfMany ? ofManyThings : page.score))
  );
}
