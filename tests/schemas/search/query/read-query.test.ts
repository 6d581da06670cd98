import { expect, test } from 'vitest';
import { readQuery } from '../../../../schemas/search/query/read-query.ts';

const wordsOf = (query: string, language?: string) =>
  readQuery(query, { language, isFunctionWord: (word) => word === 'the' }).map(({ word }) => word);

test('a longer word of a script without spaces stands before its pairs [ML-4]', () => {
  expect(wordsOf('パスワード', 'ja')).toEqual(['パスワード', 'パス', 'スワ', 'ワー', 'ード']);
});

test('a query has 32 words, function words left out first, or 48 words and pairs [ML-4]', () => {
  expect(wordsOf('the word '.repeat(60))).toEqual(Array.from({ length: 32 }, () => 'word'));
  expect(wordsOf('the word')).toEqual(['the', 'word']);
  expect(wordsOf('請求'.repeat(60), 'ja')).toHaveLength(48);
});
