import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, rawAsset } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', { introduction: doc(embeddedAsset('photo')) });

test('an asset that is used and has no file is an error where it is used [PL-2]', () => {
  expect(findingsOf([board, rawAsset('photo', { title: 'Three jobs', file: undefined })])).toEqual([
    {
      rule: 'media/no-file',
      entry: 'board',
      field: 'introduction',
      message: 'The text shows the asset "Three jobs", which has no file: nothing is shown.',
    },
  ]);
});

test('an upload that Contentful has not processed has no file yet', () => {
  const file = { upload: 'https://example.com/board.png', fileName: 'board.png', contentType: 'image/png' };
  expect(findingsOf([board, rawAsset('photo', { file })]).map(({ rule }) => rule)).toEqual(['media/no-file']);
});

test('an asset with a file, and one that nothing uses, are no findings', () => {
  expect(findingsOf([board, rawAsset('photo'), rawAsset('spare', { file: undefined })])).toEqual([]);
});
