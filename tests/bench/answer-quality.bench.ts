import { noFilters } from '../../cli/answers/answer.ts';
import { confidenceIn, leastConfidence } from '../../cli/answers/ranking/confidence.ts';
import { openRanking } from '../../cli/answers/ranking/open-ranking.ts';
import { pageOf } from '../../cli/answers/parts/page-of.ts';
import { build } from '../../pipeline/build.ts';
import { answerable, unanswerable } from '../cli/answers/development-questions.ts';
import { type SampleQuestion, sampleQuestions } from '../cli/answers/sample-questions.ts';
import { sampleInput } from '../pipeline/sample.ts';
import { bestBy, type Case, fittedOn, type Said, saidBy } from './answer-counts.ts';

/**
 * `npx tsx tests/bench/answer-quality.bench.ts` prints how well the sample's questions are answered, what counts fitted on
 * three quarters of the development questions make of the fourth, and the counts for `cli/answers/ranking/rank-of.ts` and
 * `cli/answers/ranking/confidence.ts`. With `table` it prints the features of each development question too; of the golden questions it
 * tells nothing but counts.
 */
const rank = openRanking(build(sampleInput()));
const quarters = [0, 1, 2, 3];

const development = sampleQuestions('development').map(caseOf);
const own = [
  ...answerable.map(([question, pages]) => ({ question, pages })),
  ...unanswerable.map((question) => ({ question, pages: [] })),
].map(caseOf);
const golden = sampleQuestions('golden').map(caseOf);

for (const [name, cases] of Object.entries({ development, own, golden })) {
  const said = cases.map(saidNow);
  console.log(name, 'first', said.filter(({ isRight }) => isRight).length, told(said, leastConfidence));
}

const crossed = quarters.flatMap((quarter) => {
  const counts = fittedOn([...development.filter((_, place) => place % 4 !== quarter), ...own]);
  return development.filter((_, place) => place % 4 === quarter).map((each) => saidBy(counts, each));
});
const all = fittedOn([...development, ...own]);
const goldenByAll = golden.map((each) => saidBy(all, each));
console.log('\na quarter by the others, golden by all: threshold, right, wrong, silent, kept silent');
for (let threshold = 0.3; threshold < 0.9; threshold += 0.02)
  console.log(
    threshold.toFixed(2),
    ...Object.values(told(crossed, threshold)),
    'golden',
    ...Object.values(told(goldenByAll, threshold)),
  );

const example = development.find(({ ranking }) => ranking?.parts[0] !== undefined);
console.log('\ncounts by all:', named(Object.keys(example?.ranking?.parts[0]?.signals ?? {}), all.ofSignals));
console.log(
  named(
    ['constant', ...Object.keys(example === undefined ? {} : (bestBy(all, example)?.features ?? {}))],
    all.ofFeatures,
  ),
);

if (process.argv.includes('table'))
  console.table(
    development.map((each) => ({
      question: each.question.slice(0, 60),
      ...saidNow(each),
      ...bestBy(all, each)?.features,
    })),
  );

function caseOf(asked: SampleQuestion): Case {
  return { ...asked, ranking: rank(asked.question, noFilters) };
}

function saidNow({ pages, ranking }: Case): Said {
  const first = ranking?.parts[0];
  return {
    isAnswerable: pages.length > 0,
    isRight: first !== undefined && pages.includes(pageOf(first.part)),
    confidence: first === undefined || ranking === undefined ? 0 : confidenceIn(first, ranking),
  };
}

function told(said: readonly Said[], threshold: number) {
  const answered = said.filter(({ isAnswerable }) => isAnswerable);
  const right = answered.filter((each) => each.confidence >= threshold && each.isRight).length;
  const silent = answered.filter(({ confidence }) => confidence < threshold).length;
  const keptSilent = said.filter((each) => !each.isAnswerable && each.confidence < threshold).length;
  return { right, wrong: answered.length - right - silent, silent, keptSilent };
}

function named(names: readonly string[], counts: readonly number[]) {
  return Object.fromEntries(names.map((name, at) => [name, counts[at]?.toFixed(2)]));
}
