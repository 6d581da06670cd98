import type { Answer, AnswerFilters } from './answer.ts';

/** Answers a question with passages of the articles. Undefined if they have no answer. */
export type Answerer = (question: string, filters: AnswerFilters) => Answer | undefined;
