import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';
import { doc, embeddedAsset, p, rawAsset, toAsset } from '../../documents.ts';

const shows = howTo('board', 'Dispatch board', { introduction: doc(embeddedAsset('file')) });
const links = howTo('board', 'Dispatch board', { introduction: doc(p(toAsset('file', 'The file'))) });
const image = (size: number) =>
  rawAsset('file', {
    file: {
      url: '//images.ctfassets.net/a/b/board.png',
      fileName: 'board.png',
      contentType: 'image/png',
      details: { size, image: { width: 640, height: 480 } },
    },
  });
const pdf = (size: number) =>
  rawAsset('file', {
    file: {
      url: '//assets.ctfassets.net/a/b/list.pdf',
      fileName: 'list.pdf',
      contentType: 'application/pdf',
      details: { size },
    },
  });

test('an image above the limit is a warning, once and at the asset', () => {
  const again = howTo('crews', 'Plan crews', { introduction: doc(embeddedAsset('file')) });
  expect(findingsOf([shows, again, image(2_340_001)])).toEqual([
    {
      rule: 'media/oversized',
      asset: 'file',
      message: 'The image "board.png" has 2.4 MB; the limit is 2 MB.',
    },
  ]);
});

test.each([1e308, 2_000_000.5, -3])('a size that no file can have (%s) is not known', (size) => {
  expect(findingsOf([shows, image(size)])).toEqual([]);
});

test('a size of many digits has the largest unit', () => {
  expect(findingsOf([shows, image(34_500_000_000)]).map(({ message }) => message)).toEqual([
    'The image "board.png" has 34.5 GB; the limit is 2 MB.',
  ]);
});

test('a size just above the limit does not read like the limit', () => {
  expect(findingsOf([shows, image(2_000_001)]).map(({ message }) => message)).toEqual([
    'The image "board.png" has 2.1 MB; the limit is 2 MB.',
  ]);
});

test('a file has a limit of its own, also where it is only linked to', () => {
  expect(findingsOf([links, pdf(2_340_001)])).toEqual([]);
  expect(findingsOf([links, pdf(61_500_000)]).map(({ message }) => message)).toEqual([
    'The file "list.pdf" has 61.5 MB; the limit is 50 MB.',
  ]);
});

test('the limits can be set', () => {
  const config = { limits: { maxImageBytes: 300_000 } };
  expect(findingsOf([shows, image(512_000)], { config }).map(({ message }) => message)).toEqual([
    'The image "board.png" has 512 KB; the limit is 300 KB.',
  ]);
});

test('a size at the limit, one that is not known, and an asset that nothing uses are no findings', () => {
  expect(findingsOf([shows, image(2_000_000)])).toEqual([]);
  expect(findingsOf([howTo('board', 'Dispatch board'), image(9_000_000)])).toEqual([]);
});
