import { basename } from 'node:path';
import { noFilters } from '../../cli/answers/answer.ts';
import { confidenceIn, leastConfidence } from '../../cli/answers/ranking/confidence.ts';
import { openRanking } from '../../cli/answers/ranking/open-ranking.ts';
import { pageOf } from '../../cli/answers/parts/page-of.ts';
import { answerable, unanswerable } from '../cli/answers/development-questions.ts';
import { type SampleQuestion, sampleQuestions } from '../cli/answers/sample-questions.ts';
import { sampleBuild } from '../pipeline/sample.ts';
import { type Case, type Counts, fittedOn, type Said, saidBy } from './answers/answer-counts.ts';
import { readFaqSet } from './answers/faq-set.ts';

/**
 * `npx tsx tests/bench/answer-quality.bench.ts <folder> …` prints how well the questions of the sample are answered, and those of
 * other FAQs: each folder has `documents.jsonl` and `questions.jsonl`. It fits the counts for `cli/answers/ranking/rank-of.ts` and
 * `cli/answers/ranking/confidence.ts`, and tests them on questions that they are not fitted to. Of the golden questions it prints
 * nothing but counts.
 */
const rankSample = await openRanking(sampleBuild());

const development = sampleQuestions('development').map(caseOf);
const own = [
  ...answerable.map(([question, pages]) => ({ question, pages })),
  ...unanswerable.map((question) => ({ question, pages: [] })),
].map(caseOf);
const golden = sampleQuestions('golden').map(caseOf);
const faqs = await Promise.all(
  process.argv.slice(2).map(async (folder) => [basename(folder), await faqCases(folder)] as const),
);
const faqSets = faqs.map(([, cases]) => cases);
const sets = { development, own, golden, ...Object.fromEntries(faqs) };

console.log('as it is: first page right; right, wrong, no answer, no answer where there is none');
for (const [name, cases] of Object.entries(sets)) {
  const now = cases.map(saidNow);
  console.log(name, now.filter(({ isRight }) => isRight).length, ...told(now, leastConfidence));
}

const byAll = fittedOn([development, own, ...faqSets]);
const crossed: Readonly<Record<string, readonly Said[]>> = {
  development: [0, 1, 2, 3].flatMap((quarter) => {
    const isIn = (place: number): boolean => place % 4 === quarter;
    const counts = fittedOn([development.filter((_, place) => !isIn(place)), own, ...faqSets]);
    return said(
      development.filter((_, place) => isIn(place)),
      counts,
    );
  }),
  ...Object.fromEntries(
    faqs.map(([name, cases]) => {
      const others = faqSets.filter((each) => each !== cases);
      return [name, said(cases, fittedOn([development, own, ...others]))];
    }),
  ),
  golden: said(golden, byAll),
};
console.log('\nby counts that are fitted to others');
for (const [name, each] of Object.entries(crossed)) {
  console.log(name, each.filter(({ isRight }) => isRight).length);
  for (let threshold = 0.4; threshold < 0.8; threshold += 0.02)
    console.log('  ', threshold.toFixed(2), ...told(each, threshold));
}

const [example] = development.flatMap(({ ranking }) => ranking?.parts ?? []);
console.log('\ncounts by all:', named(Object.keys(example?.signals ?? {}), byAll.ofSignals));
console.log(named(['constant', 'rarestMissing', 'score', 'chance', 'form'], byAll.ofFeatures));

function caseOf({ question, pages }: SampleQuestion): Case {
  return {
    isAnswerable: pages.length > 0,
    ranking: rankSample(question, noFilters),
    isRight: (part) => pages.includes(pageOf(part)),
  };
}

async function faqCases(folder: string): Promise<Case[]> {
  const { built, questions } = readFaqSet(folder);
  const rank = await openRanking(built);
  return questions.map(({ text, answer }) => ({
    isAnswerable: answer !== null,
    ranking: rank(text, noFilters),
    isRight: ({ document }) => document === answer,
  }));
}

function said(cases: readonly Case[], counts: Counts): Said[] {
  return cases.map((each) => saidBy(counts, each));
}

function saidNow({ isAnswerable, ranking, isRight }: Case): Said {
  const first = ranking?.parts[0];
  return {
    isAnswerable,
    isRight: first !== undefined && isRight(first.part),
    confidence: first === undefined || ranking === undefined ? 0 : confidenceIn(first, ranking),
  };
}

/** Right, wrong and unanswered of the questions with an answer; unanswered of the others. */
function told(all: readonly Said[], threshold: number): number[] {
  const answered = all.filter(({ isAnswerable }) => isAnswerable);
  const right = answered.filter((each) => each.confidence >= threshold && each.isRight).length;
  const silent = answered.filter(({ confidence }) => confidence < threshold).length;
  const keptSilent = all.filter((each) => !each.isAnswerable && each.confidence < threshold).length;
  return [right, answered.length - right - silent, silent, keptSilent];
}

function named(names: readonly string[], counts: readonly number[]) {
  return Object.fromEntries(names.map((name, at) => [name, Number(counts[at]?.toFixed(2))]));
}
