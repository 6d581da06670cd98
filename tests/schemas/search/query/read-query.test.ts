import { expect, test } from 'vitest';
import { readQuery } from '../../../../schemas/search/query/read-query.ts';

const wordsOf = (query: string, language?: string) => readQuery(query, language).map(({ word }) => word);

test('a longer word of a script without spaces stands before its pairs [ML-4]', () => {
  expect(wordsOf('パスワード', 'ja')).toEqual(['パスワード', 'パス', 'スワ', 'ワー', 'ード']);
});

test('a query has 16 words, or 48 words and pairs [ML-4]', () => {
  expect(wordsOf('word '.repeat(60))).toHaveLength(16);
  expect(wordsOf('請求'.repeat(60), 'ja')).toHaveLength(48);
});
