import { describe, expect, test } from 'vitest';
import type { Source } from '../../../../pipeline/config/mapping/source.ts';
import { assetLink, decoded, doc, entryLink, p, rawAsset, rawEntry, states } from '../../documents.ts';

const field = (id: string, type: string, more = {}) => ({ id, type, ...more });

const contentTypes = [
  {
    sys: { id: 'post' },
    displayField: 'headline',
    fields: [
      field('headline', 'Symbol'),
      field('teaser', 'Symbol', { localized: true }),
      field('text', 'Text'),
      field('body', 'RichText'),
      field('more', 'RichText'),
      field('rating', 'Number'),
      field('published', 'Date'),
      field('keywords', 'Array', { items: { type: 'Symbol' } }),
      field('cover', 'Link', { linkType: 'Asset' }),
      field('author', 'Link', { linkType: 'Entry' }),
      field('editors', 'Array', { items: { type: 'Link', linkType: 'Entry' } }),
    ],
  },
  {
    sys: { id: 'person' },
    displayField: 'name',
    fields: [
      field('name', 'Symbol', { localized: true }),
      field('bio', 'Text'),
      field('company', 'Link', { linkType: 'Entry' }),
    ],
  },
  { sys: { id: 'company' }, displayField: 'name', fields: [field('name', 'Symbol')] },
];

const editorInterfaces = [
  {
    sys: { contentType: { sys: { id: 'person' } } },
    controls: [{ fieldId: 'bio', widgetId: 'multipleLine' }],
  },
];

const people = [
  rawEntry('person', 'ana', { name: 'Ana', bio: 'Drives *vans*.', company: entryLink('vans') }),
  rawEntry('person', 'ben', { name: 'Ben' }),
  rawEntry('person', 'draft', { name: 'Dan' }, states.draft),
  rawEntry('company', 'vans', { name: 'Vans & Co' }),
];

/** The entry of a post that is mapped, with what else is found. */
function post(
  fields: Readonly<Record<string, Source>>,
  values: Readonly<Record<string, unknown>>,
  parts = {},
) {
  const config = {
    contentTypes: {
      post: { as: 'article', fields: { title: 'headline', ...fields }, ignore: [] },
      person: false as const,
      company: false as const,
    },
  };
  const item = rawEntry('post', 'post', { headline: 'Board', ...values });
  const { space, found } = decoded([item, ...people], {
    config,
    parts: { contentTypes, editorInterfaces, assets: [rawAsset('cat')], ...parts },
  });
  const entry = space.entries.get('post' as never);
  return { entry, fields: entry?.fields ?? {}, found };
}

const byline = (source: Source, values: Readonly<Record<string, unknown>>): unknown =>
  post({ byline: source }, values).fields['byline'];
const tags = (source: Source, values: Readonly<Record<string, unknown>>): unknown =>
  post({ tags: source }, values).fields['tags'];

const author = entryLink('ana');

describe('a field of ours is read from [MP-5]', () => {
  test('a path through references, one or many', () => {
    expect(byline('author.name', { author })).toBe('Ana');
    expect(byline('author.company.name', { author })).toBe('Vans & Co');
    expect(byline('editors.name', { editors: [author, entryLink('ben')] })).toBe('Ana, Ben');
    expect(tags('editors.name', { editors: [author, entryLink('ben')] })).toEqual(['Ana', 'Ben']);
    expect(byline('cover.title', { cover: assetLink('cat') })).toBe('Picture cat');
  });

  test('an entry, which gives its title', () => {
    expect(byline('author', { author })).toBe('Ana');
    expect(byline('editors', { editors: [author, entryLink('ben')] })).toBe('Ana, Ben');
    expect(tags('author', { author })).toEqual(['Ana']);
  });

  test('a constant, a number, one text for a list, a date', () => {
    expect(byline({ value: 'The team' }, {})).toBe('The team');
    expect(tags({ value: 'Vans' }, {})).toEqual(['Vans']);
    expect(byline('rating', { rating: 4.5 })).toBe('4.5');
    expect(tags('teaser', { teaser: 'Vans' })).toEqual(['Vans']);
    expect(post({ publishedOn: 'published' }, { published: '2026-03-09' }).fields['publishedOn']).toBe(
      '2026-03-09',
    );
    expect(post({ publishedOn: 'sys.updatedAt' }, {}).fields['publishedOn']).toBe('2026-03-09T16:00:00.000Z');
  });

  test('a text that is a date, and no other', () => {
    expect(post({ publishedOn: 'teaser' }, { teaser: '2026-03-09' }).fields['publishedOn']).toBe(
      '2026-03-09',
    );
    const { fields, found } = post({ publishedOn: 'teaser' }, { teaser: 'In March' });
    expect([fields['publishedOn'], found.map(({ rule, at }) => [rule, at])]).toEqual([
      undefined,
      [['schema/invalid-value', { entry: 'post', field: ['teaser'] }]],
    ]);
  });

  test('the first of several that has a value', () => {
    const first = { first: ['teaser', 'author.name', { value: 'The team' }] };
    expect(byline(first, { teaser: 'Us', author })).toBe('Us');
    expect(byline(first, { teaser: ' ', author })).toBe('Ana');
    expect(byline(first, {})).toBe('The team');
  });

  test('several that are joined: texts, lists, rich texts, Markdown', () => {
    expect(byline({ join: ['teaser', 'author.name'], with: ' – ' }, { teaser: 'Vans', author })).toBe(
      'Vans – Ana',
    );
    expect(byline({ join: ['teaser', 'author.name'] }, { author })).toBe('Ana');
    expect(tags({ join: ['keywords', 'teaser'] }, { keywords: ['a', 'b'], teaser: 'a' })).toEqual(['a', 'b']);
    const values = { body: doc(p('One')), more: doc(p('Two')), text: '*a*', teaser: 'b' };
    expect(post({ introduction: { join: ['body', 'more'] } }, values).fields['introduction']).toEqual({
      format: 'document',
      document: { nodeType: 'document', data: {}, content: [p('One'), p('Two')] },
    });
    expect(post({ introduction: { join: ['text', 'teaser'] } }, values).fields['introduction']).toEqual({
      format: 'markdown',
      text: '*a*\n\nb',
    });
  });

  test('a text around paths, absent if none of them has a value', () => {
    const source = { text: 'By {author.name} of {author.company.name}' };
    expect(byline(source, { author })).toBe('By Ana of Vans & Co');
    expect(byline(source, { author: entryLink('ben') })).toBe('By Ben of');
    expect(byline(source, {})).toBeUndefined();
    expect(byline({ text: '{{{rating}}}' }, { rating: 3 })).toBe('{3}');
  });

  test('a text of another entry, as that is edited', () => {
    expect(post({ introduction: 'author.bio' }, { author }).fields['introduction']).toEqual({
      format: 'plain',
      text: 'Drives *vans*.',
    });
  });
});

describe('a path [MP-5]', () => {
  test('leads to no draft and to nothing that is not there', () => {
    expect(byline('author.name', { author: entryLink('draft') })).toBeUndefined();
    expect(byline('author.name', { author: entryLink('gone') })).toBeUndefined();
    expect(post({ byline: 'author.name' }, { author: entryLink('gone') }).entry?.entriesRead).toEqual([
      { field: 'author', target: 'gone' },
    ]);
  });

  test('is read in the locale of any field', () => {
    const locales = [
      { code: 'en-US', default: true },
      { code: 'es', fallbackCode: 'en-US' },
    ];
    const ana = rawEntry('person', 'maria', {});
    const config = {
      locale: 'es',
      contentTypes: {
        post: { as: 'article', fields: { title: 'headline', byline: 'author.name' } },
        person: false as const,
      },
    };
    const name = (values: object) =>
      decoded(
        [
          rawEntry('post', 'post', { headline: 'Board', author: entryLink('maria') }),
          { ...ana, fields: { name: values } },
        ],
        { config, parts: { contentTypes, locales } },
      ).space.entries.get('post' as never)?.fields['byline'];
    expect(name({ 'en-US': 'Mary', es: 'María' })).toBe('María');
    expect(name({ 'en-US': 'Mary' })).toBe('Mary');
  });

  test('names the entry and the field that have the value', () => {
    const { entry } = post({ byline: { first: ['teaser', 'author.name'] }, url: 'teaser' }, { author });
    expect(entry?.fieldNames).toEqual(
      new Map([
        ['title', 'headline'],
        ['byline', 'author.name'],
        ['url', 'teaser'],
      ]),
    );
    expect(entry?.origins).toEqual(new Map([['author.name', { entry: 'ana', field: 'name' }]]));
  });
});

const tagLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Tag', id } });

describe("Contentful's own tags and concepts [MP-5]", () => {
  const metadata = {
    tags: [tagLink('vans'), tagLink('internal')],
    concepts: [{ sys: { type: 'Link', linkType: 'TaxonomyConcept', id: 'roads' } }],
  };
  const known = {
    tags: [
      { sys: { id: 'vans', visibility: 'public' }, name: 'All vans' },
      { sys: { id: 'internal', visibility: 'private' }, name: 'Internal' },
    ],
    concepts: [{ sys: { id: 'roads' }, prefLabel: { 'en-US': 'Roads and ways' } }],
  };
  const tagged = (type: string, parts: object, values: Readonly<Record<string, unknown>> = {}) => {
    const item = { ...rawEntry(type, 'a', { title: 'A', ...values }), metadata };
    const config = { contentTypes: { post: { as: 'article' } } };
    const options = { config, parts: { ...parts } };
    return decoded([item], options).space.entries.get('a' as never)?.fields['tags'];
  };

  test('are the tags of an article that has none, without the private ones', () => {
    expect(tagged('kbHowTo', known)).toEqual(['All vans', 'Roads and ways']);
    expect(tagged('post', known)).toEqual(['All vans', 'Roads and ways']);
    expect(tagged('kbHowTo', known, { tags: ['Own'] })).toEqual(['Own']);
    expect(tagged('kbTerm', known)).toBeUndefined();
  });

  test('are called by their ids where the export does not name them', () => {
    expect(tagged('kbHowTo', {})).toEqual(['vans', 'internal', 'roads']);
    expect(tagged('kbHowTo', { taxonomy: { concepts: known.concepts } })).toEqual([
      'vans',
      'internal',
      'Roads and ways',
    ]);
  });
});
