import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo } from '../../builders.ts';
import { assetLink, doc, embedded, embeddedAsset, entryLink, rawAsset } from '../../documents.ts';

const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
const article = (body: string) => entry('article', 'board', { title: 'Dispatch board', body });
const silent = (values: object = {}) =>
  rawAsset('photo', { title: undefined, description: undefined, ...values });
const finding = {
  rule: 'media/no-alt',
  message: 'The image "photo.png" has no alternative text: a screen reader cannot say what it shows.',
};
const board = (introduction: unknown) => howTo('board', 'Dispatch board', { introduction });
const media = (values: object) =>
  entry('media', 'media', { name: 'Board', media: assetLink('photo'), ...values });

const adviceOn = (...items: Parameters<typeof diagnosticsOf>[0]) =>
  diagnosticsOf(items, { config }).map(({ advice }) => advice);

test('an image without altText is a warning at that field, whatever the asset says [AR-17]', () => {
  const page = board(doc(embedded('media')));
  expect(findingsOf([page, media({}), rawAsset('photo', { title: 'Photo 1' })])).toEqual([
    {
      rule: 'media/no-alt',
      entry: 'media',
      field: 'altText',
      message:
        'The image "Photo 1" has no alternative text of its own: a screen reader says the description of its asset, "What photo shows".',
    },
  ]);
  expect(findingsOf([page, media({ altText: ' ' }), silent()]).map(({ rule }) => rule)).toEqual([
    'media/no-alt',
  ]);
  expect(findingsOf([page, media({ altText: 'Three jobs on the board' }), silent()])).toEqual([]);
});

test('an image in a text needs a title or a description', () => {
  const page = board(doc(embeddedAsset('photo')));
  expect(findingsOf([page, silent()])).toEqual([{ ...finding, entry: 'board', field: 'introduction' }]);
  expect(findingsOf([page, silent({ title: 'Three jobs' })])).toEqual([]);
  expect(findingsOf([page, silent({ description: 'Three jobs' })])).toEqual([]);
});

test.each([
  ['kbCapability', { title: 'Dispatching' }],
  ['kbHighlight', { title: 'Dispatching' }],
])('the image of a %s needs a title or a description [CP-2] [HM-7]', (type, values) => {
  const card = entry(type, 'card', { ...values, image: assetLink('photo') });
  const home = entry('homeEntry', 'home', { codeId: 'HPFeaturePacks', subContent: [entryLink('card')] });
  expect(findingsOf([home, card, silent()])).toEqual([{ ...finding, entry: 'card', field: 'image' }]);
  expect(findingsOf([home, card, silent({ title: 'A dispatcher' })])).toEqual([]);
});

test('an image in Markdown needs its words in brackets', () => {
  expect(findingsOf([article('![](https://images.ctfassets.net/board.png)')], { config })).toEqual([
    {
      rule: 'media/no-alt',
      entry: 'board',
      field: 'body',
      message:
        'The image "https://images.ctfassets.net/board.png" has no alternative text: a screen reader cannot say what it shows.',
    },
  ]);
  expect(findingsOf([article('![The board](https://images.ctfassets.net/board.png)')], { config })).toEqual(
    [],
  );
});

test('the advice says where the words for the image go', () => {
  expect(adviceOn(board(doc(embedded('media'))), media({}), silent())).toEqual([
    'Describe in the alternative text what the image shows, as you would on the phone.',
  ]);
  expect(adviceOn(board(doc(embeddedAsset('photo'))), silent())).toEqual([
    'Describe what the image shows in the description of the asset "photo.png".',
  ]);
  expect(adviceOn(article('![](https://images.ctfassets.net/board.png)'))).toEqual([
    'Write what the image shows between the brackets: ![The board with three jobs](...).',
  ]);
});

test('a file that is no image, and an image that a video replaces, are no findings', () => {
  const pdf = silent({
    file: {
      url: '//assets.ctfassets.net/a/b/list.pdf',
      fileName: 'list.pdf',
      contentType: 'application/pdf',
    },
  });
  expect(findingsOf([board(doc(embeddedAsset('photo'))), pdf])).toEqual([]);
  const video = entry('media', 'media', {
    name: 'Tour',
    videoUrl: 'https://videos.ctfassets.net/v.mp4',
    media: assetLink('photo'),
  });
  expect(findingsOf([board(doc(embedded('media'))), video, silent()])).toEqual([]);
});
