import type { Answer, AnswerFilters } from './answer.ts';
import type { Answerer } from './answerer.ts';
import { contentWords } from './words/question.ts';

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

/** Of one word that says what it is about, as in `and on a phone?`, many pages are. */
const saysLittle = (text: string): boolean => contentWords(text).length === 1;

/**
 * Answers a question by itself; where it leans on the one before and has no answer, by both together. One of a single word is
 * asked together first.
 */
export function answerFollowUp({ text, filters, before }: FollowUp, ask: Answerer): Answer | undefined {
  const leansOn = before !== undefined && contentWords(text).length > 0 && leans.test(text);
  if (!leansOn) return ask(text, filters);
  const together = `${before} ${text}`;
  const [first, second] = saysLittle(text) ? [together, text] : [text, together];
  return ask(first, filters) ?? ask(second, filters);
}
