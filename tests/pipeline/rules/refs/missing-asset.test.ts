import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embedded, embeddedAsset, p, rawAsset, toAsset } from '../../documents.ts';

const message = (start: string) =>
  `${start} the asset gone, which is not in the export: it was deleted, or it is not published.`;

test('an asset that is not in the export is a finding in a field, a text and a link [PL-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: doc(embeddedAsset('gone'), p(toAsset('gone', 'the price list')), embedded('board')),
  });
  const board = entry('media', 'board', {
    name: 'Board',
    altText: 'The dispatch board',
    media: assetLink('gone'),
  });
  expect(findingsOf([dispatch, board])).toEqual([
    {
      rule: 'refs/missing-asset',
      entry: 'board',
      field: 'media',
      message: message('The field "media" refers to'),
    },
    {
      rule: 'refs/missing-asset',
      entry: 'dispatch',
      field: 'introduction',
      message: message('The text shows'),
    },
    {
      rule: 'refs/missing-asset',
      entry: 'dispatch',
      field: 'introduction',
      message: message('The link "the price list" leads to'),
    },
  ]);
});

test('an asset that is there is no finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: doc(embeddedAsset('board'), p(toAsset('board', 'the board'))),
  });
  expect(findingsOf([dispatch, rawAsset('board')])).toEqual([]);
});

test('a reference to a deleted item says so [PL-2]', () => {
  const gone = { sys: { id: 'gone', type: 'DeletedAsset' }, fields: {} };
  const board = howTo('board', 'Board', { introduction: doc(embeddedAsset('gone')) });
  expect(findingsOf([board], { parts: { assets: [gone] } })).toEqual([
    {
      rule: 'refs/missing-asset',
      entry: 'board',
      field: 'introduction',
      message: 'The text shows the asset gone, which is deleted.',
    },
    {
      rule: 'schema/deleted',
      source: { file: 'export', pointer: '/assets' },
      message: 'The export lists 1 deleted asset; it is left out.',
    },
  ]);
});
