import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { rawAsset } from '../../documents.ts';

test('an id that stands twice is an error, and the second entry is left out [PL-2]', () => {
  expect(findingsOf([howTo('board', 'Dispatch board'), howTo('board', 'The board')])).toEqual([
    {
      rule: 'schema/duplicate-id',
      entry: 'board',
      message: 'The export has this id twice; the second one, at /entries/1, is left out.',
    },
  ]);
});

test('an entry and an asset may have the same id', () => {
  expect(findingsOf([howTo('board', 'Dispatch board'), rawAsset('board')])).toEqual([]);
});
