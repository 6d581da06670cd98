import type { Answer, AnswerFilters } from './answer.ts';
import type { Answerer } from './answerer.ts';
import { noStemmer } from '../../schemas/search/stemmer.ts';
import { languageOf } from './words/language.ts';

/** A question and the one before it. */
export interface FollowUp {
  readonly text: string;
  readonly filters: AnswerFilters;
  /** The question before it. */
  readonly before: string | undefined;
}

/** Words that continue a sentence, or refer to one. */
const leans =
  /^\s*(?:and|or|but|also|so|then|on|in|for|with|without|what about|how about|what if|y|o|pero)\b|\b(?:it|that|this|these|those|them|they|there|same|instead)\b/iu;

/** Only English and Spanish questions are known to lean on others. */
const { subjectWords } = languageOf('en', noStemmer);

/** A question with one content word, such as `and on a phone?`, fits many pages. */
const saysLittle = (text: string): boolean => subjectWords(text).length === 1;

/**
 * Answers a question alone. If it refers to the one before and has no answer, both together are asked. A question with one
 * content word is asked together first.
 */
export function answerFollowUp({ text, filters, before }: FollowUp, ask: Answerer): Answer | undefined {
  const leansOn = before !== undefined && subjectWords(text).length > 0 && leans.test(text);
  if (!leansOn) return ask(text, filters);
  const together = `${before} ${text}`;
  const [first, second] = saysLittle(text) ? [together, text] : [text, together];
  return ask(first, filters) ?? ask(second, filters);
}
