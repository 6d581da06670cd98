import { type Features, featuresOf } from '../../cli/answers/ranking/confidence.ts';
import type { Ranking } from '../../cli/answers/ranking/open-ranking.ts';
import { pageChances } from '../../cli/answers/ranking/page-chances.ts';
import { pageOf } from '../../cli/answers/parts/page-of.ts';
import type { Signals } from '../../cli/answers/ranking/rank-of.ts';
import type { SampleQuestion } from '../cli/answers/sample-questions.ts';
import { fittedChoice, sumOf } from './choice.ts';
import { fitted, type Model, probability } from './logistic.ts';

export interface Case extends SampleQuestion {
  readonly ranking: Ranking | undefined;
}

/** What is made of a question. */
export interface Said {
  readonly isAnswerable: boolean;
  readonly isRight: boolean;
  readonly confidence: number;
}

/** What each signal of `cli/answers/ranking/rank-of.ts` and each ground of `cli/answers/ranking/confidence.ts` counts. */
export interface Counts {
  readonly ofSignals: readonly number[];
  readonly ofFeatures: Model;
}

export function fittedOn(cases: readonly Case[]): Counts {
  const ofSignals = fittedChoice(
    cases.map(({ pages, ranking }) => ({
      values: (ranking?.parts ?? []).map(({ signals }) => values(signals)),
      isRight: (ranking?.parts ?? []).map(({ part }) => pages.includes(pageOf(part))),
    })),
  );
  const examples = cases.flatMap((each) => bestBy({ ofSignals }, each) ?? []);
  return {
    ofSignals,
    ofFeatures: fitted(examples.map(({ features, isRight }) => ({ values: values(features), is: isRight }))),
  };
}

export function saidBy(counts: Counts, each: Case): Said {
  const best = bestBy(counts, each);
  return {
    isAnswerable: each.pages.length > 0,
    isRight: best?.isRight ?? false,
    confidence: best === undefined ? 0 : probability(values(best.features), counts.ofFeatures),
  };
}

export function bestBy({ ofSignals }: Pick<Counts, 'ofSignals'>, { pages, ranking }: Case) {
  const parts = (ranking?.parts ?? []).map((each) => ({
    ...each,
    rank: sumOf(values(each.signals), ofSignals),
  }));
  const [best] = parts.toSorted((a, b) => b.rank - a.rank || a.place - b.place);
  if (best === undefined || ranking === undefined) return undefined;
  const page = pageOf(best.part);
  const chance = pageChances(parts).get(page) ?? 0;
  return { isRight: pages.includes(page), features: featuresOf({ ...best, chance }, ranking) };
}

function values(named: Features | Signals): number[] {
  return Object.values(named) as number[]; // every one of them is a number
}
