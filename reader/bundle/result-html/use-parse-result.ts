import { lazyParser } from '../lazy-parser.ts';

export const { loadParser: loadParseResult, useParser: useParseResult } = lazyParser(
  async () => (await import('./parse-result.ts')).parseResult,
);
