import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { doc, embedded, embeddedAsset, rawAsset } from '../../documents.ts';

const config = { contentTypes: { article: { as: 'kbHowTo', fields: { introduction: 'body' } } } };
const article = (url: string) =>
  entry('article', 'board', { title: 'Dispatch board', body: `![The board](${url})` });
const board = howTo('board', 'Dispatch board', { introduction: doc(embeddedAsset('photo')) });
const photo = (url: string) =>
  rawAsset('photo', { file: { url, fileName: 'board.png', contentType: 'image/png', details } });
const details = { size: 1200, image: { width: 640, height: 480 } };

test.each(['http://example.com/board.png', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
  'an asset whose file is at %j is an error, once and at the asset',
  (url) => {
    const again = howTo('crews', 'Plan crews', { introduction: doc(embeddedAsset('photo')) });
    expect(findingsOf([board, again, photo(url)])).toEqual([
      {
        rule: 'media/unsafe-url',
        asset: 'photo',
        message: `The file "board.png" has the address "${url}", which is not loaded: it takes an https address.`,
      },
    ]);
  },
);

const addressFields = [
  ['media', 'videoUrl', { name: 'Tour' }],
  ['externalVideo', 'videoUrl', { title: 'Tour' }],
  ['interactiveContent', 'url', { title: 'Tour' }],
] as const;

test.each(addressFields)(
  'an unsafe address of a %s is an error in its field [AR-19]',
  (type, field, values) => {
    const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('tour')) });
    const tour = (url: string) => entry(type, 'tour', { ...values, [field]: url });
    expect(findingsOf([page, tour('java\tscript:alert(1)')])).toEqual([
      {
        rule: 'media/unsafe-url',
        entry: 'tour',
        field,
        message: `The field "${field}" has the address "java\tscript:alert(1)", which is not loaded: it takes an https address.`,
      },
    ]);
    expect(findingsOf([page, tour('https://streamable.com/tour.mp4')])).toEqual([]);
  },
);

const addresses: readonly (readonly [url: string, suggestion?: string])[] = [
  ['www.youtube.com/watch?v=Vb7dK2xQm4E', 'https://www.youtube.com/watch?v=Vb7dK2xQm4E'],
  ['youtu.be/Vb7dK2xQm4E', 'https://youtu.be/Vb7dK2xQm4E'],
  ['//films.example/tour.mp4', 'https://films.example/tour.mp4'],
  ['films.example:8080/tour.mp4', 'https://films.example:8080/tour.mp4'],
  ['https://'],
  ['https://exa mple.com:99999/'],
  ['https://[::1/'],
  ['tour.mp4'],
  ['#tour'],
  ['mailto:a@films.example'],
];

test.each(addressFields)(
  'of a %s, an address in %s that is none is an error [AR-19]',
  (type, field, values) => {
    const page = howTo('board', 'Dispatch board', { introduction: doc(embedded('tour')) });
    for (const [url, suggestion] of addresses) {
      const found = findingsOf([page, entry(type, 'tour', { ...values, [field]: url })]);
      expect(found.filter(({ rule }) => rule === 'media/unsafe-url')).toEqual([
        {
          rule: 'media/unsafe-url',
          entry: 'tour',
          field,
          message: `The field "${field}" has the address "${url}", which is not loaded: it takes an https address.`,
          ...(suggestion !== undefined && { suggestion }),
        },
      ]);
    }
  },
);

test.each(['https://', '//', 'https://exa mple.com/board.png'])(
  'a file or an image at %j, which is no address, is an error',
  (url) => {
    expect(findingsOf([board, photo(url)])).toMatchObject([{ rule: 'media/unsafe-url', asset: 'photo' }]);
    const [found] = findingsOf([article(`<${url}>`)], { config });
    expect(found).toMatchObject({ rule: 'media/unsafe-url', entry: 'board' });
  },
);

test('an image in Markdown that is not loaded is an error', () => {
  expect(findingsOf([article('http://example.com/board.png')], { config })).toEqual([
    {
      rule: 'media/unsafe-url',
      entry: 'board',
      field: 'body',
      message:
        'An image has the address "http://example.com/board.png", which is not loaded: it takes an https address.',
    },
  ]);
  expect(findingsOf([article('//images.ctfassets.net/board.png')], { config })).toEqual([]);
});

test('https, the address without a protocol that Contentful gives, and an unused asset are no findings', () => {
  expect(findingsOf([board, photo('//images.ctfassets.net/a/board.png')])).toEqual([]);
  expect(findingsOf([board, photo('https://images.ctfassets.net/a/board.png')])).toEqual([]);
  expect(findingsOf([howTo('board', 'Dispatch board'), photo('http://example.com/board.png')])).toEqual([]);
});
