import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embedded, embeddedAsset, rawAsset, toAsset, p } from '../../documents.ts';

const board = howTo('board', 'Dispatch board', { introduction: doc(embeddedAsset('photo')) });
const photo = (contentType: string, details: object = { size: 1200 }) =>
  rawAsset('photo', {
    file: { url: '//images.ctfassets.net/a/b/board.png', fileName: 'board.png', contentType, details },
  });

test('an image whose width and height are not known is a warning, once and at the asset [AR-17]', () => {
  const again = howTo('crews', 'Plan crews', { introduction: doc(embeddedAsset('photo')) });
  expect(findingsOf([board, again, photo('image/png')])).toEqual([
    {
      rule: 'media/no-size',
      asset: 'photo',
      message: 'The image "board.png" has no width and height: the text below it moves when the image loads.',
    },
  ]);
  expect(findingsOf([board, photo('image/png', { image: { width: 640 } })])).toHaveLength(1);
});

test('an image with both, a drawing, and a file that is only linked to are no findings', () => {
  expect(findingsOf([board, photo('image/png', { image: { width: 640, height: 480 } })])).toEqual([]);
  expect(findingsOf([board, photo('image/svg+xml')])).toEqual([]);
  const linked = howTo('board', 'Dispatch board', { introduction: doc(p(toAsset('photo', 'The board'))) });
  expect(findingsOf([linked, photo('image/png')])).toEqual([]);
});

test('an image that a video replaces is no finding', () => {
  const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('tour')) });
  const tour = entry('media', 'tour', {
    name: 'Tour',
    videoUrl: 'https://videos.ctfassets.net/tour.mp4',
    media: assetLink('photo'),
  });
  expect(findingsOf([page, tour, photo('image/png')])).toEqual([]);
});
