import { lazyParser } from '../lazy-parser.ts';

export const { loadParser: loadParseAnswer, useParser: useParseAnswer } = lazyParser(
  async () => (await import('./parse-answer.ts')).parseAnswer,
);
