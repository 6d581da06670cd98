import { describe, expect, test } from 'vitest';
import { decoded, doc, entryLink, id, p, rawEntry, states } from '../documents.ts';

const at = (entry: string, field: string) => ({ entry, field: [field] });

test('an entry of our own type has its sound values, its title and its state [PL-2]', () => {
  const raw = rawEntry('kbTerm', 'a', { term: ' SLA ', definition: doc(p('Words.')) }, states.changed);
  const { space, found } = decoded([raw]);
  expect(found).toEqual([]);
  expect(space.entries.get(id('a'))).toEqual({
    id: 'a',
    type: 'kbTerm',
    contentType: 'kbTerm',
    typeName: 'kbTerm',
    state: 'changed',
    updatedAt: '2026-03-09T16:00:00.000Z',
    title: 'SLA',
    fields: { term: ' SLA ', definition: { format: 'document', document: doc(p('Words.')) } },
    fieldNames: new Map(),
    unmapped: new Map(),
    unsound: [],
    dates: new Map(),
    wasPublished: true,
  });
});

test('who changed an entry last is read as far as the export says it', () => {
  const user = { sys: { type: 'Link', linkType: 'User', id: 'user1' } };
  const { space, found } = decoded([
    rawEntry('kbTerm', 'a', { term: 'SLA' }, { updatedBy: user }),
    rawEntry('kbTerm', 'b', { term: 'PTO' }, { updatedBy: 'somebody' }),
  ]);
  expect([...space.entries.values()].map(({ changedBy }) => changedBy)).toEqual(['user1', undefined]);
  expect(found).toEqual([]);
});

test('a required field without a sound value makes the entry unsound, and is named', () => {
  const { space, found } = decoded([
    rawEntry('externalVideo', 'a', { title: '  ' }),
    rawEntry('externalVideo', 'b', { title: 7, videoUrl: 'https://v.example/1' }),
  ]);
  expect(space.entries.get(id('a'))?.unsound).toEqual(['title', 'videoUrl']);
  expect(space.entries.get(id('b'))?.unsound).toEqual(['title']);
  expect(found).toEqual([
    { rule: 'schema/blank', at: at('a', 'title'), detail: undefined },
    {
      rule: 'schema/missing-field',
      at: at('a', 'videoUrl'),
      detail: { field: 'videoUrl', locale: 'en-US', others: [] },
    },
    {
      rule: 'schema/wrong-type',
      at: at('b', 'title'),
      detail: { expected: 'a short text', actual: 7 },
    },
  ]);
});

test('a bad optional field is left out, the entry stays sound', () => {
  const { space, values } = decoded([rawEntry('kbTerm', 'a', { term: 'SLA', anchor: 7, definition: [] })]);
  expect(values('a')).toEqual({ term: 'SLA' });
  expect(space.entries.get(id('a'))?.unsound).toEqual([]);
});

test('a field that the type has not is reported with the one that was meant', () => {
  const { found } = decoded([rawEntry('kbTerm', 'a', { term: 'SLA', definitoin: 'x', colour: 1 })]);
  expect(found).toEqual([
    {
      rule: 'schema/unknown-field',
      at: at('a', 'definitoin'),
      detail: { field: 'definitoin', contentType: 'kbTerm' },
      suggestion: 'definition',
    },
    {
      rule: 'schema/unknown-field',
      at: at('a', 'colour'),
      detail: { field: 'colour', contentType: 'kbTerm' },
    },
  ]);
});

test('a type that is not ours is reported with the one that was meant, and keeps its values [MP-7]', () => {
  const contentTypes = [{ sys: { id: 'kbHowTos' }, displayField: 'heading', fields: [] }];
  const { space, found } = decoded([rawEntry('kbHowTos', 'a', { heading: 'Hello', list: [1] })], {
    parts: { contentTypes },
  });
  expect(space.entries.get(id('a'))).toMatchObject({
    type: 'otherEntry',
    contentType: 'kbHowTos',
    title: 'Hello',
    fields: { title: 'Hello', values: [{ id: 'list', name: 'List', kind: 'data', value: [1] }] },
  });
  expect(found).toEqual([
    {
      rule: 'schema/unknown-type',
      at: { source: { file: 'configuration', pointer: '/contentTypes/kbHowTos' } },
      detail: { contentType: 'kbHowTos', isNamesake: false, entries: 1 },
      target: 'kbHowTos',
      suggestion: 'kbHowTo',
    },
  ]);
});

test('a value that is not by locale in an entry with others is reported', () => {
  const raw = rawEntry('kbTerm', 'a', { term: 'SLA' });
  const definition = doc(p('Words'));
  const { found, values } = decoded([{ ...raw, fields: { ...raw.fields, definition } }]);
  expect(values('a')).toEqual({ term: 'SLA' });
  expect(found).toMatchObject([
    {
      rule: 'schema/wrong-type',
      at: { field: ['definition'] },
      detail: { expected: 'an object with a value for each locale' },
    },
  ]);
});

test('a null is no value', () => {
  const raw = rawEntry('kbTerm', 'a', { term: 'SLA', definition: null });
  const { found, values } = decoded([{ ...raw, fields: { ...raw.fields, anchor: null } }]);
  expect(values('a')).toEqual({ term: 'SLA' });
  expect(found).toEqual([]);
});

test('entries in states that are not included are not reported on', () => {
  const raws = [rawEntry('kbTerm', 'a', {}, states.draft), rawEntry('other', 'b', {}, states.archived)];
  expect(decoded(raws).found).toEqual([]);
  expect(decoded(raws, { drafts: true }).found).toMatchObject([{ rule: 'schema/missing-field' }]);
});

test('an item of the delivery API counts as published', () => {
  const raw = rawEntry('kbTerm', 'a', { term: 'SLA' });
  const { version: _v, publishedVersion: _p, ...sys } = raw.sys;
  const { space } = decoded([{ ...raw, sys: { ...sys, revision: 4, publishedVersion: 7 } }]);
  expect(space.entries.get(id('a'))?.state).toBe('published');
});

const mapping = {
  contentTypes: {
    kbAppArticle: { as: 'kbLandingPage', fields: { url: 'slug', description: 'body' } },
  },
};
const article = (values: Readonly<Record<string, unknown>>) =>
  decoded([rawEntry('kbAppArticle', 'a', values)], {
    config: mapping,
    parts: {
      editorInterfaces: [
        {
          sys: { contentType: { sys: { id: 'kbAppArticle' } } },
          controls: [{ fieldId: 'body', widgetId: 'markdown' }],
        },
      ],
    },
  });

test("another space's type is read as ours, with its own names of fields", () => {
  const { space, found } = article({ title: 'Hello', slug: 'hello', body: 'a **b**', category: 'x' });
  expect(found).toEqual([]);
  expect(space.entries.get(id('a'))).toMatchObject({
    type: 'kbLandingPage',
    contentType: 'kbAppArticle',
    fields: { title: 'Hello', url: 'hello', description: { format: 'markdown', text: 'a **b**' } },
    fieldNames: new Map([
      ['url', 'slug'],
      ['description', 'body'],
    ]),
  });
});

test('a finding names the field as the space spells it', () => {
  expect(article({ title: 'Hello', slug: true }).found).toMatchObject([
    { rule: 'schema/wrong-type', at: at('a', 'slug') },
  ]);
});

test('a mapping onto a type that is none leaves the type unknown', () => {
  const { found } = decoded([rawEntry('post', 'a')], {
    config: { contentTypes: { post: { as: 'toString' } } },
  });
  expect(found).toMatchObject([{ rule: 'schema/unknown-type', detail: { contentType: 'post' } }]);
});

test('a locale without a value of its own takes that of its fallback', () => {
  const locales = [
    { code: 'en-US', default: true, fallbackCode: null },
    { code: 'de', fallbackCode: 'en-US' },
  ];
  const contentTypes = [
    {
      sys: { id: 'kbTerm' },
      fields: [
        { id: 'term', localized: true },
        { id: 'anchor', localized: false },
      ],
    },
  ];
  const raw = {
    ...rawEntry('kbTerm', 'a'),
    fields: { term: { 'en-US': 'Term', de: 'Begriff' }, anchor: { 'en-US': 'term', de: 'begriff' } },
  };
  const english = rawEntry('kbTerm', 'b', { term: 'Only English' });
  const { values, space } = decoded([raw, english], {
    config: { locale: 'de' },
    parts: { locales, contentTypes },
  });
  expect(space.locale).toBe('de');
  expect(values('a')).toEqual({ term: 'Begriff', anchor: 'term' });
  expect(values('b')).toEqual({ term: 'Only English' });
});

test('names that objects inherit are ordinary types and fields', () => {
  const { found } = decoded([
    rawEntry('constructor', 'a'),
    rawEntry('__proto__', 'b'),
    rawEntry('kbTerm', 'c', { term: 'SLA', toString: 'x', constructor: entryLink('a') }),
  ]);
  expect(found.map(({ rule, detail }) => [rule, detail])).toEqual([
    ['schema/unknown-field', { field: 'toString', contentType: 'kbTerm' }],
    ['schema/unknown-field', { field: 'constructor', contentType: 'kbTerm' }],
    ['schema/unknown-type', { contentType: '__proto__', isNamesake: false, entries: 1 }],
    ['schema/unknown-type', { contentType: 'constructor', isNamesake: false, entries: 1 }],
  ]);
});

/** The rules that an entry of the type breaks where nothing is known of the type. */
const rulesOfResource = (values: Readonly<Record<string, unknown>>) =>
  decoded([rawEntry('resource', 'a', values)]).found.map(({ rule }) => rule);

describe('a type of the space that has an id of ours', () => {
  const keyAndValue = rawEntry('resource', 'a', { key: 'colour', value: 'teal' });
  const fields = ['key', 'value'].map((name) => ({ id: name, type: 'Symbol' }));
  const own = { parts: { contentTypes: [{ sys: { id: 'resource' }, displayField: 'key', fields }] } };

  test("but other fields is the space's own: nothing of it is missing [MP-6]", () => {
    const { space, found } = decoded([keyAndValue], own);
    expect(space.entries.get(id('a'))).toMatchObject({
      type: 'otherEntry',
      title: 'colour',
      fields: { title: 'colour', values: [{ id: 'value', kind: 'text', value: 'teal' }] },
    });
    expect(found).toEqual([
      {
        rule: 'schema/unknown-type',
        at: { source: { file: 'configuration', pointer: '/contentTypes/resource' } },
        detail: { contentType: 'resource', isNamesake: true, entries: 1 },
        target: 'resource',
      },
    ]);
  });

  test('is known by its entries where the export has no model [MP-6]', () => {
    expect(rulesOfResource({ key: 'colour', value: 'teal' })).toEqual(['schema/unknown-type']);
    expect(rulesOfResource({ key: 'colour', title: 'Teal' })).toEqual(['schema/unknown-field']);
    expect(rulesOfResource({})).toEqual(['schema/missing-field']);
  });

  test('is read as ours all the same where the configuration says so', () => {
    const config = { contentTypes: { resource: { as: 'resource', fields: { title: 'key' } } } };
    const { space, found } = decoded([keyAndValue], { ...own, config });
    expect(space.entries.get(id('a'))).toMatchObject({ type: 'resource', title: 'colour' });
    expect(found).toEqual([]);
  });

  test('says nothing where the configuration switches the type off [MP-6]', () => {
    const broken = rawEntry('resource', 'b', { title: 7, key: 'a\ud800', url: '' });
    const config = { contentTypes: { resource: false as const } };
    for (const options of [own, {}]) {
      const { space, found } = decoded([keyAndValue, broken], { ...options, config });
      expect([...space.entries.values()].map(({ type }) => type)).toEqual([undefined, undefined]);
      expect(found).toEqual([]);
    }
  });
});

test('a field of a mapped type that has the id of one of ours and another type is not read as it', () => {
  const fields = [
    { id: 'title', type: 'Symbol' },
    { id: 'content', type: 'RichText' },
  ];
  const parts = { contentTypes: [{ sys: { id: 'article' }, fields }] };
  const config = { contentTypes: { article: { as: 'kbLandingPage' } } };
  const raw = rawEntry('article', 'a', { title: 'Vans', content: doc(p('Words.')) });
  const { space, found } = decoded([raw], { parts, config });
  expect(found).toEqual([]);
  expect(space.entries.get(id('a'))).toMatchObject({
    fields: { title: 'Vans' },
    unmapped: new Map([['content', doc(p('Words.'))]]),
  });
});

test('a field called __proto__ changes no object', () => {
  const raw: unknown = JSON.parse(
    `{"sys":{"id":"a","contentType":{"sys":{"id":"kbTerm"}}},"fields":{"term":{"en-US":"SLA"},"__proto__":{"en-US":{"anchor":"x"}}}}`,
  );
  const { values } = decoded([raw]);
  expect(values('a')).toEqual({ term: 'SLA' });
  expect(values('a')['anchor']).toBeUndefined();
  expect(({} as { anchor?: unknown }).anchor).toBeUndefined();
});

test('the dates of any space are those of the fields that its model calls so', () => {
  const parts = {
    contentTypes: [
      {
        sys: { id: 'event' },
        fields: [
          { id: 'day', type: 'Date' },
          { id: 'note', type: 'Symbol' },
        ],
      },
    ],
  };
  const { space } = decoded([rawEntry('event', 'a', { day: '2026-03-09', note: '2026-03-10' })], { parts });
  expect(space.entries.get(id('a'))?.dates).toEqual(new Map([['day', '2026-03-09']]));
});

test('each date of Contentful itself that is none is reported', () => {
  const sys = {
    createdAt: '30.03.2026',
    publishedAt: '30.03.2026 16:00',
    firstPublishedAt: '2026-03-30T16:00:00.000Z',
  };
  const { found } = decoded([rawEntry('kbTerm', 'a', { term: 'SLA' }, sys)]);
  expect(found.map(({ rule, target }) => [rule, target])).toEqual([
    ['schema/invalid-value', 'createdAt'],
    ['schema/invalid-value', 'publishedAt'],
  ]);
});

test('a last change that is no date is reported, and left out', () => {
  const { space, found } = decoded([rawEntry('kbTerm', 'a', { term: 'SLA' }, { updatedAt: 'yesterday' })]);
  expect(space.entries.get(id('a'))?.updatedAt).toBeUndefined();
  expect(found).toEqual([
    {
      rule: 'schema/invalid-value',
      at: { entry: 'a' },
      detail: {
        fault: '"sys.updatedAt" is "yesterday", which is not a date such as 2026-03-30T16:00:00.000Z',
      },
      target: 'updatedAt',
    },
  ]);
});

test.each([
  [
    'externalVideo',
    'videoUrl',
    ['www.youtube.com/watch?v=x', 'https://', 'mailto:a@b.example', '#x', 'javascript:x()'],
  ],
  [
    'interactiveContent',
    'url',
    ['www.youtube.com/watch?v=x', 'https://', 'mailto:a@b.example', '#x', 'data:,x'],
  ],
  ['externalLink', 'url', ['www.example.com', 'https://', 'javascript:x()']],
] as const)(
  'of a %s, an address in the field %s that no page can use makes it unsound',
  (type, field, values) => {
    const entryAt = (url: string) =>
      decoded([rawEntry(type, 'a', { title: 'A', [field]: url })]).space.entries.get(id('a'));
    for (const url of values) expect(entryAt(url)?.unsound, url).toEqual([field]);
    for (const url of ['https://a.example/b', '/b', 'HTTP://a.example'])
      expect(entryAt(url)?.unsound, url).toEqual([]);
  },
);

test('an address that is not required makes no entry unsound', () => {
  const { space } = decoded([rawEntry('media', 'a', { videoUrl: 'https://' })]);
  expect(space.entries.get(id('a'))?.unsound).toEqual([]);
});
