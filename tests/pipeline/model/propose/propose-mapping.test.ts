import { describe, expect, test } from 'vitest';
import { config } from '../../../../pipeline/config/config.ts';
import { ownModel } from '../../../../pipeline/model/own-model.ts';
import { proposeMapping } from '../../../../pipeline/model/propose/propose-mapping.ts';
import { importableModel } from '../../../../pipeline/model/write-model.ts';
import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';
import { space, words } from './space.ts';

/** The mapping of each type, and its role. */
const proposed = (exported: RawExport) =>
  Object.fromEntries(proposeMapping(exported).types.map(({ id, role, mapping }) => [id, { role, mapping }]));

const blog = space({
  post: {
    fields: {
      title: 'Symbol',
      slug: 'Symbol',
      subtitle: 'Symbol',
      body: 'RichText',
      cover: 'Asset',
      author: '→ writer',
      category: '→ category',
      date: 'Date',
      seo: '→ seo',
      sections: '→* banner',
      layout: 'Choice wide,narrow',
      difficulty: 'Symbol',
      priority: 'Integer',
    },
    slug: 'slug',
    entries: [
      {
        title: 'One',
        slug: 'one',
        subtitle: 'The first',
        body: { rich: words(40) },
        author: { to: 'writer-1' },
        category: { to: 'category-1' },
        date: '2026-03-09',
        seo: { to: 'seo-1' },
        sections: [{ to: 'banner-1' }],
        layout: 'wide',
        difficulty: 'rather easy',
      },
    ],
  },
  writer: {
    fields: { name: 'Symbol', jobTitle: 'Symbol', photo: 'Asset', bio: 'Text' },
    entries: [{ name: 'Ana', jobTitle: 'Editor', bio: words(30) }],
  },
  category: {
    fields: { title: 'Symbol', slug: 'Symbol' },
    slug: 'slug',
    entries: [{ title: 'News', slug: 'news' }],
  },
  seo: { fields: { name: 'Symbol', description: 'Symbol' }, entries: [{ name: 'x', description: 'y' }] },
  banner: {
    fields: { headline: 'Symbol', text: 'RichText' },
    entries: [{ headline: 'Look', text: { rich: 'here' } }],
  },
});

describe('a proposal', () => {
  test('says of every type what it is, and gives every field its place [MP-1]', () => {
    expect(proposed(blog)).toEqual({
      post: {
        role: 'page',
        mapping: [
          {
            as: 'article',
            fields: {
              title: 'title',
              introduction: 'subtitle',
              body: 'body',
              content: 'sections',
              ending: { text: '**Difficulty:** {difficulty}' },
              heroImage: 'cover',
              authors: 'author',
              publishedOn: 'date',
              topics: 'category',
              order: 'priority',
              url: 'slug',
              metaDescription: 'seo.description',
            },
            ignore: ['layout'],
          },
        ],
      },
      writer: {
        role: 'person',
        mapping: [
          {
            as: 'author',
            fields: { title: 'name', role: 'jobTitle', picture: 'photo', about: 'bio' },
            ignore: [],
          },
        ],
      },
      category: {
        role: 'topic',
        mapping: [{ as: 'topic', fields: { title: 'title', url: 'slug' }, ignore: [] }],
      },
      seo: { role: 'settings', mapping: false },
      banner: { role: 'open', mapping: undefined },
    });
  });

  test('is one that the configuration takes [MP-1]', () => {
    const contentTypes = Object.fromEntries(
      proposeMapping(blog).types.flatMap(({ id, mapping }) => (mapping === undefined ? [] : [[id, mapping]])),
    );
    expect(config.safeParse({ contentTypes }).error).toBeUndefined();
  });

  test('has a reason for each type and for each field [MP-1]', () => {
    for (const { reasons, mapping, fieldReasons } of proposeMapping(blog).types) {
      expect(reasons).not.toEqual([]);
      for (const { fields, ignore } of mapping || []) {
        expect(Object.keys(fieldReasons).toSorted()).toEqual([...Object.keys(fields), ...ignore].toSorted());
      }
    }
  });

  test('is the same for the same export [MP-1]', () => {
    expect(proposeMapping(structuredClone(blog))).toEqual(proposeMapping(blog));
  });

  test('leaves types alone that are ours', () => {
    const model = importableModel(ownModel()) as Pick<RawExport, 'contentTypes' | 'editorInterfaces'>;
    const { types } = proposeMapping({ ...model, entries: [], assets: [], locales: [] });
    expect(types.filter(({ role, mapping }) => role !== 'ours' || mapping !== undefined)).toEqual([]);
  });

  test('is empty for an export with nothing in it, and takes any JSON in its lists', () => {
    const empty = { contentTypes: [], editorInterfaces: [], entries: [], assets: [], locales: [] };
    expect(proposeMapping(empty)).toEqual({ types: [], siteName: undefined, locale: undefined });
    const odd = [null, 1, 'x', [], {}, { sys: null }, { sys: { id: 'a' }, fields: [null, { id: 'b' }] }];
    expect(() =>
      proposeMapping({ contentTypes: odd, editorInterfaces: odd, entries: odd, assets: odd, locales: odd }),
    ).not.toThrow();
  });
});

describe('words', () => {
  test('of several texts are joined under their names, none is lost [MP-2]', () => {
    const recipe = space({
      recipe: {
        fields: {
          title: 'Symbol',
          description: 'Text',
          ingredients: 'Text',
          steps: 'Text',
          servings: 'Symbol',
          link: 'Symbol',
        },
        entries: [
          {
            title: 'Soup',
            description: words(20),
            ingredients: words(20),
            steps: words(40),
            servings: 'for two',
            link: 'https://example.com/soup',
          },
        ],
      },
    });
    expect(proposed(recipe)['recipe']?.mapping).toMatchObject([
      {
        fields: {
          title: 'title',
          introduction: 'description',
          body: {
            join: [
              { text: '## Ingredients\n\n{ingredients}' },
              { text: '## Steps\n\n{steps}' },
              { text: '**Servings:** {servings}' },
              { text: '[Link]({link})' },
            ],
            with: '\n\n',
          },
        },
      },
    ]);
  });

  test('of rich texts are joined with rich texts only', () => {
    const page = space({
      page: {
        fields: {
          title: 'Symbol',
          slug: 'Symbol',
          lead: 'Symbol',
          body: 'RichText',
          more: 'RichText',
          note: 'Symbol',
        },
        slug: 'slug',
        entries: [
          { title: 'One', slug: 'one', lead: 'a b', body: { rich: 'c' }, more: { rich: 'd' }, note: 'e f' },
        ],
      },
    });
    expect(proposed(page)['page']?.mapping).toMatchObject([
      {
        fields: {
          introduction: 'lead',
          body: { join: ['body', 'more'] },
          ending: { text: '**Note:** {note}' },
        },
      },
    ]);
  });
});

const pages = (slugs: readonly string[]) => ({
  fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText' },
  slug: 'slug',
  entries: slugs.map((slug) => ({ title: slug, slug, body: { rich: words(20) } })),
});

const held = (fields: Readonly<Record<string, string>>, entry: Readonly<Record<string, unknown>>) => ({
  fields,
  entries: [entry],
});

describe('addresses', () => {
  test('are the ids where a slug cannot be one [MP-2]', () => {
    const { page } = proposed(space({ page: pages(['..', 'one', 'two']) }));
    expect(page?.mapping).toMatchObject([
      { when: { field: 'slug', in: ['..'] }, ignore: ['slug'] },
      { fields: { url: 'slug' } },
    ]);
    expect(page?.mapping && page.mapping[0]?.fields).not.toHaveProperty('url');
  });

  test('can have several parts, and that of the home page has none [MP-2]', () => {
    const { page, post } = proposed(
      space({ page: pages(['/', '/blog/one', 'two']), post: pages(['blog/One', 'three']) }),
    );
    expect([page?.mapping, post?.mapping]).toMatchObject([
      [{ fields: { url: 'slug' } }],
      [{ fields: { url: { text: 'post/{slug}' } } }],
    ]);
  });

  test('differ where entries of two types have the same', () => {
    const { page, post } = proposed(space({ page: pages(['one']), post: pages(['One']) }));
    expect([page?.mapping, post?.mapping]).toMatchObject([
      [{ fields: { url: 'slug' } }],
      [{ fields: { url: { text: 'post-{slug}' } } }],
    ]);
  });
});

describe('roles', () => {
  test('of parts follow from their fields [MP-1]', () => {
    const parts = space({
      page: {
        fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText', blocks: '→*' },
        slug: 'slug',
        entries: [
          {
            title: 'One',
            slug: 'one',
            blocks: ['frage', 'bildBlock', 'codeSnippet', 'videoEmbed', 'hint'].map((type) => ({
              to: `${type}-1`,
            })),
          },
        ],
      },
      frage: held({ frage: 'Symbol', antwort: 'Text' }, { frage: 'Warum?', antwort: 'Darum.' }),
      bildBlock: held({ titel: 'Symbol', alt: 'Symbol', bild: 'Asset' }, { titel: 'Bild', alt: 'Ein Bild' }),
      codeSnippet: held({ language: 'Symbol', code: 'Text' }, { language: 'js', code: 'let a' }),
      videoEmbed: held(
        { title: 'Symbol', url: 'Symbol' },
        { title: 'Film', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      ),
      hint: held({ internalName: 'Symbol', text: 'RichText' }, { internalName: 'a', text: { rich: 'b' } }),
    });
    const found = proposed(parts);
    expect(Object.entries(found).map(([id, { mapping }]) => [id, mapping && mapping[0]?.as])).toEqual([
      ['page', 'article'],
      ['frage', 'kbFaqQuestion'],
      ['bildBlock', 'media'],
      ['codeSnippet', 'codeBlock'],
      ['videoEmbed', 'externalVideo'],
      ['hint', 'spotlightBox'],
    ]);
  });

  test('a type of settings that a page has among its parts stays open, so that its words are shown', () => {
    const parts = space({
      page: {
        fields: { title: 'Symbol', slug: 'Symbol', blocks: '→*' },
        slug: 'slug',
        entries: [{ title: 'One', slug: 'one', blocks: [{ to: 'footer-1' }] }],
      },
      footer: held({ title: 'Symbol', text: 'Text' }, { title: 'Foot', text: 'Call us' }),
      navigation: held({ title: 'Symbol', pages: '→* page' }, { title: 'Main', pages: [{ to: 'page-1' }] }),
    });
    const { footer, navigation } = proposed(parts);
    expect([footer?.role, navigation?.role]).toEqual(['open', 'settings']);
  });

  test('where nothing is sure, the type stays open with the reason', () => {
    const { types } = proposeMapping(
      space({ thing: held({ code: 'Symbol', size: 'Integer' }, { code: 'a1', size: 3 }) }),
    );
    expect(types).toMatchObject([
      {
        role: 'open',
        mapping: undefined,
        reasons: [
          'no entry holds it, and too little says that it is a page',
          expect.stringContaining('of 4 points'),
        ],
      },
    ]);
  });

  test('what counts as a page and has nothing to read stays open, with what it lacks', () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({ title: `Post ${index}`, made: '2026-03-09' }));
    const { types } = proposeMapping(
      space({ post: { fields: { title: 'Symbol', made: 'Date', keywords: 'Symbols' }, entries } }),
    );
    expect(types).toMatchObject([
      {
        role: 'open',
        reasons: [
          'no entry holds it, and too little says that it is a page',
          'a page needs a title, and a text, parts or a slug',
        ],
      },
    ]);
  });
});

/** Posts with such values in a date field. */
const postsMade = (...made: readonly unknown[]) =>
  proposeMapping(
    space({
      post: {
        fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText', made: 'Date' },
        slug: 'slug',
        entries: made.map((each, index) => ({
          title: 'Words',
          slug: `post-${index}`,
          body: { rich: words(40) },
          made: each,
        })),
      },
    }),
  ).types[0];

test('a field whose values are not of its type is ignored, with the reason [MP-1]', () => {
  const post = postsMade(1_594_736_268_239, 'some day', '2026-03-09');
  expect(post?.mapping).toMatchObject([{ as: 'article', ignore: ['made'] }]);
  expect(post?.fieldReasons['made']).toBe('its values are not of its type, Date');
  expect(postsMade(7, '2026-03-09')?.fieldReasons['made']).toBe(undefined);
});

test('a path through a reference without limits is proposed only where every type has such a field', () => {
  const fields = { title: 'Symbol', slug: 'Symbol', body: 'RichText', cover: '→' };
  const entries = [{ title: 'One', slug: 'one', body: { rich: words(20) }, cover: { to: 'image-1' } }];
  const image = { fields: { title: 'Symbol', file: 'Asset' }, entries: [{ title: 'A picture' }] };
  const post = { fields, slug: 'slug', entries };
  const card = { fields: { title: 'Symbol', file: '→ image' } };
  const found = [space({ post, image }), space({ post, image, card })].map(
    (each) => proposed(each)['post']?.mapping,
  );
  expect(found).toMatchObject([
    [{ fields: { heroImage: 'cover.file' } }],
    [{ fields: { content: 'cover' } }],
  ]);
});
