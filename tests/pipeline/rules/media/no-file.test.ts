import { expect, test } from 'vitest';
import { diagnosticsOf, findingsOf, howTo } from '../../builders.ts';
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

test('an upload that is not processed is reported as such, with the way to the asset', () => {
  const file = { uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: 'u1' } }, fileName: 'board.png' };
  const [found] = diagnosticsOf([board, rawAsset('photo', { title: 'Three jobs', file })]);
  expect(found?.message).toBe(
    'The text shows the asset "Three jobs", whose upload Contentful has not processed yet, or could not process: nothing is shown.',
  );
  expect(found?.cause?.edit).toMatch(/^https:\/\/app\.contentful\.com\/.+\/assets\/photo$/u);
});

test.each(['image/png', 'application/pdf', 'video/mp4'])(
  'a file (%s) of 0 bytes is an error',
  (contentType) => {
    const file = { url: '//images.ctfassets.net/a/b/c/d', fileName: 'd', contentType, details: { size: 0 } };
    expect(findingsOf([board, rawAsset('photo', { title: 'Three jobs', file })])).toEqual([
      {
        rule: 'media/no-file',
        entry: 'board',
        field: 'introduction',
        message: 'The text shows the asset "Three jobs", whose file has 0 bytes: nothing is shown.',
      },
    ]);
  },
);

test('an asset with a file, and one that nothing uses, are no findings', () => {
  expect(findingsOf([board, rawAsset('photo'), rawAsset('spare', { file: undefined })])).toEqual([]);
});
