import { expect, test } from 'vitest';
import { entry, findingsOf } from '../builders.ts';
import { doc, embeddedAsset, hyperlink, id, linked, p, rawAsset } from '../documents.ts';

const off = { config: { contentTypes: { post: false } } } as const;

/** Of an entry of a type that is switched off. */
const refersTo = (values: Readonly<Record<string, unknown>>) =>
  (linked([entry('post', 'post', values)], off).graph.references.get(id('post')) ?? []).map(
    ({ kind, field, target, text }) => [kind, field.join('.'), target, text],
  );

test('a value that is a whole address is a link', () => {
  expect(refersTo({ website: 'http://example.com/a', links: [' https://example.com/b ', 'words'] })).toEqual([
    ['url', 'website', 'http://example.com/a', undefined],
    ['url', 'links.0', ' https://example.com/b ', undefined],
  ]);
});

test('whole addresses in Markdown are links', () => {
  const body =
    'Read [the guide](http://example.com/guide "Guide") and [more][1].\n\n[1]: https://example.com/more';
  expect(refersTo({ body })).toEqual([
    ['url', 'body', 'http://example.com/guide', 'the guide'],
    ['url', 'body', 'https://example.com/more', 'more'],
  ]);
});

test.each([
  'Words about https://example.com/a and more',
  'https://{{host}}/api',
  'https://<your-company>.example.com',
  'const first = list[0](https);',
  'See [the guide](/how-to/guide) or [this](guide.html)',
  '/how-to/guide',
])('%j holds nothing that is surely a link', (value) => {
  expect(refersTo({ value })).toEqual([]);
});

test('the rules for links, media and tables look at a space of any types [PL-2]', () => {
  const post = entry('post', 'post', {
    website: 'http://example.com/',
    body: doc(
      p(hyperlink('https://anna:secret@example.com/', 'The report'), ' ', hyperlink('guide', 'click here')),
      embeddedAsset('photo'),
    ),
  });
  const photo = rawAsset('photo', {
    title: 'IMG_2034',
    description: undefined,
    file: {
      url: '//images.ctfassets.net/a/b/photo.png',
      fileName: 'photo.png',
      contentType: 'image/png',
      details: { size: 2_500_000 },
    },
  });
  expect(findingsOf([post, photo]).map(({ rule, field, asset }) => [rule, field ?? asset])).toEqual([
    ['schema/unknown-type', undefined],
    ['links/insecure', 'website'],
    ['links/malformed', 'body'],
    ['links/odd-target', 'body'],
    ['links/vague-text', 'body'],
    ['media/alt-is-file-name', 'body'],
    ['media/no-size', 'photo'],
    ['media/oversized', 'photo'],
  ]);
});
