import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embedded, embeddedAsset, rawAsset } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('media')) });
const media = (altText: string) => entry('media', 'media', { altText, media: assetLink('photo') });
const photo = (fileName = 'photo-of-board.png') =>
  rawAsset('photo', {
    file: {
      url: '//images.ctfassets.net/a/b/photo.png',
      fileName,
      contentType: 'image/png',
      details: { size: 1200, image: { width: 640, height: 480 } },
    },
  });
const rulesOf = (altText: string, fileName?: string) =>
  findingsOf([page, media(altText), photo(fileName)]).map(({ rule }) => rule);

test('the name of a file instead of words is a warning at the field for them [AR-17]', () => {
  expect(findingsOf([page, media('IMG_2034.png'), photo()])).toEqual([
    {
      rule: 'media/alt-is-file-name',
      entry: 'media',
      field: 'altText',
      message:
        'The alternative text "IMG_2034.png" is the name of a file: a screen reader reads it out, and nobody learns what the image shows.',
    },
  ]);
});

test.each([
  'photo-of-board.png',
  'PHOTO-OF-BOARD.PNG',
  'photo-of-board',
  'screenshot-1.jpg',
  'dispatch_board_v2.webp',
  'Screenshot 2026-03-09 at 10.22.33 AM',
  'Screen Shot 2019-05-01 at 09.12.44.png',
  'IMG_2034',
  'DSC00042',
  'PXL_20260309_160000123.MP',
  'image1',
  'image (3)',
  'Untitled design (3)',
  'untitled',
])('%j is the name of a file', (altText) => {
  expect(rulesOf(altText)).toEqual(['media/alt-is-file-name']);
});

test.each([
  ['The dispatch board with three jobs'],
  ['The upload dialog with the file board.png'],
  ['Photo 1'],
  ['Logo'],
  ['Screenshot of the dispatch board'],
  ['Untitled estimates are listed last'],
])('%j is words', (altText) => {
  expect(rulesOf(altText)).toEqual([]);
});

test('a file that is named with words can lend them to the image', () => {
  expect(rulesOf('Dispatch board on a phone', 'Dispatch board on a phone.png')).toEqual([]);
  expect(rulesOf('Dispatch board on a phone.png', 'Dispatch board on a phone.png')).toEqual([
    'media/alt-is-file-name',
  ]);
});

test('an image that is embedded directly has the words of its asset, one in Markdown those in its brackets', () => {
  const direct = howTo('board', 'Dispatch board', { introduction: doc(embeddedAsset('photo')) });
  const silent = { title: 'IMG_2034', description: undefined };
  expect(findingsOf([direct, rawAsset('photo', silent)]).map(({ rule, field }) => [rule, field])).toEqual([
    ['media/alt-is-file-name', 'introduction'],
  ]);
  const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
  const body =
    '![board-2](https://images.ctfassets.net/a/board-2.png?w=3) ![The board](https://images.ctfassets.net/b.png)';
  const article = entry('article', 'board', { title: 'Dispatch board', body });
  expect(findingsOf([article], { config }).map(({ rule, field }) => [rule, field])).toEqual([
    ['media/alt-is-file-name', 'body'],
  ]);
});
