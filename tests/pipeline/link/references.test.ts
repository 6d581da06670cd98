import { expect, test } from 'vitest';
import type { Reference } from '../../../pipeline/graph.ts';
import { articleTypes } from '../../../schemas/content/article-types.ts';
import type { ByKind, FieldKind, KindWithoutReferences } from '../../../schemas/fields/index.ts';
import {
  assetLink,
  block,
  doc,
  embedded,
  embeddedAsset,
  embeddedInline,
  entryLink,
  hyperlink,
  id,
  linked,
  p,
  rawEntry,
  toAsset,
  toEntry,
} from '../documents.ts';

const referencesOf = (type: string, values: Readonly<Record<string, unknown>>): readonly Reference[] =>
  linked([rawEntry(type, 'e', values)]).graph.references.get(id('e')) ?? [];

/** Kind, field, target, and what else is known. */
const brief = ({ kind, field, target, text, anchor, to, pointer }: Reference): unknown[] => [
  kind,
  field,
  target,
  {
    ...(text !== undefined && { text }),
    ...(anchor && { anchor }),
    ...(to && { to }),
    ...(pointer && { pointer }),
  },
];

const cell = doc(p(hyperlink('/x', 'y')));

type Sample = readonly [type: string, field: string, value: unknown, expected: unknown[]];

/** Of the kinds that refer to nothing these look as if they did. */
const samples: ByKind<Record<FieldKind, Sample>, KindWithoutReferences> = {
  asset: ['kbCapability', 'image', assetLink('a'), [['asset', ['image'], 'a', {}]]],
  cells: [
    'table',
    'data',
    [['plain'], ['', cell]],
    [['url', ['data', 1, 1], '/x', { text: 'y', pointer: '/content/0/content/0' }]],
  ],
  code: ['codeBlock', 'code', 'https://a.example', []],
  labelledLinks: [
    'announcement',
    'learnMoreLinks',
    [{ label: 'More', url: '/x' }],
    [['url', ['learnMoreLinks', 0, 'url'], '/x', { text: 'More' }]],
  ],
  link: ['relatedContent', 'article', entryLink('a'), [['link', ['article'], 'a', { to: articleTypes }]]],
  links: [
    'kbFaq',
    'relatedContent',
    [entryLink('a'), entryLink('b')],
    [
      ['link', ['relatedContent', 0], 'a', { to: [...articleTypes, 'relatedContent'] }],
      ['link', ['relatedContent', 1], 'b', { to: [...articleTypes, 'relatedContent'] }],
    ],
  ],
  part: [
    'spotlightBox',
    'spotlightBoxType',
    entryLink('a'),
    [['part', ['spotlightBoxType'], 'a', { to: ['template'] }]],
  ],
  parts: ['kbGlossary', 'terms', [entryLink('a')], [['part', ['terms', 0], 'a', { to: ['kbTerm'] }]]],
  richText: [
    'resource',
    'description',
    doc(embeddedAsset('a')),
    [['embedded-asset', ['description'], 'a', { pointer: '/content/0' }]],
  ],
  slug: ['resource', 'url', 'a', []],
  symbol: ['resource', 'title', 'https://a.example', []],
  url: ['media', 'url', '/x', [['url', ['url'], '/x', {}]]],
};

test.each(Object.entries<Sample>(samples))(
  'a field of the kind %s refers to what it names',
  (_kind, sample) => {
    const [type, field, value, expected] = sample;
    expect(referencesOf(type, { [field]: value }).map(brief)).toEqual(expected);
  },
);

test('a text refers to all that stands in it, in its order', () => {
  const urn = { target: { sys: { type: 'ResourceLink', urn: 'crn:x' } } };
  const text = doc(
    p(toEntry('a', 'A'), toAsset('b', 'B'), hyperlink('https://c.example', 'C'), embeddedInline('d')),
    embedded('e'),
    block('embedded-resource-block', [], urn),
  );
  expect(referencesOf('resource', { description: text }).map(({ kind, target }) => [kind, target])).toEqual([
    ['entry-hyperlink', 'a'],
    ['asset-hyperlink', 'b'],
    ['url', 'https://c.example'],
    ['embedded-entry', 'd'],
    ['embedded-entry', 'e'],
    ['resource', 'crn:x'],
  ]);
});

test('a link to an anchor has it from the field beside it', () => {
  const link = { article: entryLink('a'), anchor: ' #assign ' };
  expect(referencesOf('kbLandingPageLink', link)).toMatchObject([{ target: 'a', anchor: 'assign' }]);
});

test('an entry of another type refers to what its fields show and lead to [MP-7]', () => {
  const values = {
    one: entryLink('a'),
    many: [entryLink('b'), entryLink('c')],
    picture: assetLink('d'),
    pictures: [assetLink('e'), assetLink('f')],
    text: doc(p(toEntry('g', 'G'))),
    website: 'https://example.com/h',
    tag: { sys: { type: 'Link', linkType: 'Tag', id: 'i' } },
    object: { sys: 7 },
  };
  expect(
    referencesOf('post', values).map(({ kind, field, target, to }) => [kind, field, target, to]),
  ).toEqual([
    ['part', ['one'], 'a', undefined],
    ['part', ['many', 0], 'b', undefined],
    ['part', ['many', 1], 'c', undefined],
    ['asset', ['picture'], 'd', undefined],
    ['asset', ['pictures', 0], 'e', undefined],
    ['asset', ['pictures', 1], 'f', undefined],
    ['entry-hyperlink', ['text'], 'g', undefined],
    ['url', ['website'], 'https://example.com/h', undefined],
  ]);
});

test('an entry of a type that is switched off refers to whatever links and texts it holds', () => {
  const values = { one: entryLink('a'), many: [entryLink('b'), 'words', assetLink('c'), null] };
  const { graph } = linked([rawEntry('post', 'e', values)], { config: { contentTypes: { post: false } } });
  expect(graph.references.get(id('e'))?.map(({ kind, field, target }) => [kind, field, target])).toEqual([
    ['link', ['one'], 'a'],
    ['link', ['many', 0], 'b'],
    ['asset', ['many', 2], 'c'],
  ]);
});

test('a reference names its field as the space spells it', () => {
  const { graph } = linked([rawEntry('page', 'e', { body: doc(embedded('a')) })], {
    config: { contentTypes: { page: { as: 'resource', fields: { description: 'body' } } } },
  });
  expect(graph.references.get(id('e'))).toMatchObject([{ field: ['body'] }]);
});

test('what refers to an entry or an asset is known', () => {
  const { graph } = linked([
    rawEntry('resource', 'a', { title: 'A', description: doc(embeddedAsset('x'), embedded('b')) }),
    rawEntry('contentSnippet', 'b', { content: doc(embeddedAsset('x')) }),
  ]);
  expect(graph.referrers.get('x')?.map(({ from }) => from)).toEqual(['a', 'b']);
  expect(graph.referrers.get('b')?.map(({ from, kind }) => [from, kind])).toEqual([['a', 'embedded-entry']]);
});
