import { readFileSync } from 'node:fs';
import * as z from 'zod';

const questions = z.strictObject({
  answered: z.array(
    z.strictObject({ question: z.string(), url: z.string(), also: z.array(z.string()).default([]) }),
  ),
  unanswered: z.array(z.string()),
});

/** A question, and the pages of the sample that answer it; none where it has no answer. */
export interface SampleQuestion {
  readonly question: string;
  readonly pages: readonly string[];
}

/** `development`: the answerer was made with them; `golden`: they judge it, and nobody looks at them to improve it. */
export function sampleQuestions(name: 'development' | 'golden'): SampleQuestion[] {
  const { answered, unanswered } = questions.parse(
    JSON.parse(readFileSync(`data/sample/${name}-questions.json`, 'utf8')),
  );
  return [
    ...answered.map(({ question, url, also }) => ({ question, pages: [url, ...also] })),
    ...unanswered.map((question) => ({ question, pages: [] })),
  ];
}

/** What becomes of questions: of those with an answer, and of those without. */
export function outcomes(
  asked: readonly SampleQuestion[],
  firstUrl: (question: string) => string | undefined,
): { right: number; wrong: number; silent: number; keptSilent: number } {
  const counts = { right: 0, wrong: 0, silent: 0, keptSilent: 0 };
  for (const { question, pages } of asked) {
    const page = firstUrl(question)?.split('#')[0];
    if (pages.length === 0) counts.keptSilent += page === undefined ? 1 : 0;
    else counts[page === undefined ? 'silent' : pages.includes(page) ? 'right' : 'wrong'] += 1;
  }
  return counts;
}
