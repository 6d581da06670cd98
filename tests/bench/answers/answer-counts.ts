import { type Features, featuresOf } from '../../../cli/answers/ranking/confidence.ts';
import { documentChances } from '../../../cli/answers/ranking/document-chances.ts';
import type { Ranking } from '../../../cli/answers/ranking/open-ranking.ts';
import type { Part } from '../../../cli/answers/parts/part.ts';
import type { Signals } from '../../../cli/answers/ranking/rank-of.ts';
import { fittedChoice, sumOf } from './choice.ts';
import { fitted, type Model, probability } from './logistic.ts';

/** A question, and what is found for it. */
export interface Case {
  readonly isAnswerable: boolean;
  readonly ranking: Ranking | undefined;
  readonly isRight: (part: Part) => boolean;
}

/** What is made of a question. */
export interface Said {
  readonly isAnswerable: boolean;
  readonly isRight: boolean;
  readonly confidence: number;
}

/** What each signal of `cli/answers/ranking/rank-of.ts` and each feature of `cli/answers/ranking/confidence.ts` counts. */
export interface Counts {
  readonly ofSignals: readonly number[];
  readonly ofFeatures: Model;
}

/** Fits the counts to sets of questions. Each set has the same weight, whatever its size. */
export function fittedOn(sets: readonly (readonly Case[])[]): Counts {
  const ofSignals = fittedChoice(
    sets.flatMap((cases) =>
      cases.map(({ ranking, isRight }) => ({
        values: (ranking?.parts ?? []).map(({ signals }) => values(signals)),
        isRight: (ranking?.parts ?? []).map(({ part }) => isRight(part)),
        weight: 1 / cases.length,
      })),
    ),
  );
  const examples = sets.flatMap((cases) =>
    cases.flatMap((each) => {
      const best = bestBy({ ofSignals }, each);
      return best === undefined
        ? []
        : [{ values: values(best.features), is: best.isRight, weight: 1 / cases.length }];
    }),
  );
  return { ofSignals, ofFeatures: fitted(examples) };
}

export function saidBy(counts: Counts, each: Case): Said {
  const best = bestBy(counts, each);
  return {
    isAnswerable: each.isAnswerable,
    isRight: best?.isRight ?? false,
    confidence: best === undefined ? 0 : probability(values(best.features), counts.ofFeatures),
  };
}

function bestBy({ ofSignals }: Pick<Counts, 'ofSignals'>, { ranking, isRight }: Case) {
  const parts = (ranking?.parts ?? []).map((each) => ({
    ...each,
    rank: sumOf(values(each.signals), ofSignals),
  }));
  const [best] = parts.toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  if (best === undefined || ranking === undefined) return undefined;
  const chance = documentChances(parts).get(best.part.document) ?? 0;
  return { isRight: isRight(best.part), features: featuresOf({ ...best, chance }, ranking) };
}

function values(named: Features | Signals): number[] {
  return Object.values(named) as number[]; // every one of them is a number
}
