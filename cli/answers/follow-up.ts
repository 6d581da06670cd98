import type { Answer, AnswerFilters } from './answer.ts';
import type { Answerer } from './answerer.ts';
import { contentWords } from './question.ts';

/** A question with what it leans on. */
export interface FollowUp {
  readonly text: string;
  readonly filters: AnswerFilters;
  /** What was asked before it. */
  readonly before: string | undefined;
}

/** What goes on from something, or stands for it. */
const leans =
  /^\s*(?:and|or|but|also|so|then|on|in|for|with|without|what about|how about|what if|y|o|pero)\b|\b(?:it|that|this|these|those|them|they|there|same|instead)\b/iu;

/** Answers a question by itself; where it has no answer and leans on the one before, by both together. */
export function answerFollowUp({ text, filters, before }: FollowUp, ask: Answerer): Answer | undefined {
  const own = ask(text, filters);
  if (own !== undefined || before === undefined || contentWords(text).length === 0) return own;
  return leans.test(text) ? ask(`${before} ${text}`, filters) : undefined;
}
