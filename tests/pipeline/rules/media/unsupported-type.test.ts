import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embedded, rawAsset } from '../../documents.ts';

const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('media')) });
const media = entry('media', 'media', { altText: 'Three jobs', media: assetLink('photo') });
const details = { size: 1200, image: { width: 640, height: 480 } };
const photo = (contentType: string) =>
  rawAsset('photo', {
    file: { url: '//images.ctfassets.net/a/b/board.heic', fileName: 'board.heic', contentType, details },
  });

test('an image of a type that browsers or the help center do not show is a warning [AR-17]', () => {
  expect(findingsOf([page, media, photo('image/heic')])).toEqual([
    {
      rule: 'media/unsupported-type',
      entry: 'media',
      field: 'media',
      message: 'The image "board.heic" is of the type image/heic, which is not shown.',
    },
  ]);
});

test.each([
  'image/gif',
  'image/jpeg',
  'image/pjpeg',
  'image/png',
  'IMAGE/PNG',
  'image/svg+xml',
  'image/tiff',
  'image/x-icon',
  'image/vnd.wap.wbmp',
  'image/webp',
  'video/mp4',
  'application/pdf',
])('a file of the type %s is no finding [AR-17]', (type) => {
  expect(findingsOf([page, media, photo(type)])).toEqual([]);
});
