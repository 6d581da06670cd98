import { closenessOf } from './closeness.ts';
import { isConfident } from './confidence.ts';
import type { Coverage } from './coverage.ts';
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
  readonly coverage: Coverage;
  /** How much the search makes of a document, from 0 to 1. */
  readonly documentScore: (id: string) => number;
}

type Candidate = RankedPart & { readonly part: Part };

/** So many are looked at closely. */
const shortList = 20;
/** How much of a part's score stands by itself; the rest comes with that of its document. */
const ownPart = 0.65;
/** What a part gains with what is asked in its heading, and in one place. */
const gains = { inTitle: 0.5, inUnit: 1 };

/** The parts that answer, the best first; none where the best is not an answer. */
export function bestParts(candidates: readonly Candidate[], asked: Asked): AnsweringPart[] {
  const { question, coverage, documentScore } = asked;
  const best = candidates
    .map((each) => {
      const withDocument = ownPart + (1 - ownPart) * documentScore(each.part.document);
      return { ...each, rank: each.score * withDocument * fitOf(each.part.types[0] ?? '', question) };
    })
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place)
    .slice(0, shortList)
    .map((each) => {
      const closeness = closenessOf(each.part, coverage);
      const gain = 1 + gains.inTitle * closeness.inTitle + gains.inUnit * closeness.inUnit;
      return { ...each, ...closeness, rank: each.rank * gain };
    })
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  const [first] = best;
  if (first === undefined || !isConfident(first)) return [];
  return best.filter(isConfident).map(({ part, rank }) => ({ part, score: rank / first.rank }));
}
