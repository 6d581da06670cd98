import type { Answer, AnswerFilters } from './answer.ts';

/** Answers a question in words of the articles alone; undefined where they have no answer. */
export type Answerer = (question: string, filters: AnswerFilters) => Answer | undefined;
