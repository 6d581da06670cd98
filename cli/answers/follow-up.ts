import type { Answer, AnswerFilters } from './answer.ts';
import type { Answerer } from './answerer.ts';
import { wordCount } from './word-count.ts';

/** A question and the one before it. */
export interface FollowUp {
  readonly text: string;
  readonly filters: AnswerFilters;
  /** The question before it. */
  readonly before: string | undefined;
}

/** A longer question says itself what it is about. */
const maxWords = 6;

/** Words that continue a question, in English, Spanish, German, French, Portuguese, Italian and Dutch. */
const continues =
  /^\P{L}*(?:and|or|but|also|then|on|in|for|with|without|(?:what|how) about|what if|y|o|pero|con|sin|para|en|und|oder|aber|auch|mit|ohne|für|bei|auf|et|ou|mais|avec|sans|pour|e|mas|com|sem|ma|anche|senza|per|maar|ook|met|zonder|voor|op)(?!\p{L})/iu;

/** Words that refer to what was said before, in the same languages. */
const refers =
  /(?<!\p{L})(?:it|that|this|these|those|them|they|there|same|instead|eso|esto|das|dies|damit|dafür|ça|cela|isso|isto|questo|quello|dat|dit)(?!\p{L})/iu;

/**
 * Answers a question alone. If it is short, refers to the one before and has no answer, both together are asked. A short question
 * that continues the one before, such as `and on a phone?`, is asked together first.
 */
export function answerFollowUp({ text, filters, before }: FollowUp, ask: Answerer): Answer | undefined {
  const isShort = wordCount(text.trim()) <= maxWords;
  if (before === undefined || !isShort) return ask(text, filters);
  const together = `${before} ${text}`;
  if (continues.test(text)) return ask(together, filters) ?? ask(text, filters);
  return ask(text, filters) ?? (refers.test(text) ? ask(together, filters) : undefined);
}
