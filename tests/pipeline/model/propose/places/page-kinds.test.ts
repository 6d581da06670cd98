import { describe, expect, test } from 'vitest';
import { mappingsIn } from '../proposed.ts';
import { words } from '../space.ts';

const release = {
  fields: { version: 'Symbol', releaseDate: 'Date', notes: 'RichText' },
  entries: [{ version: '2.4.0', releaseDate: '2026-03-01', notes: { rich: words(30) } }],
};

/** Release notes with a change, under a title. */
const changelog = (title: string) =>
  mappingsIn({
    changelog: {
      fields: { title: 'Symbol', version: 'Symbol', date: 'Date', summary: 'Text', changes: '→* change' },
      entries: [
        { title, version: '3.0', date: '2026-04-01', summary: words(14), changes: [{ to: 'change-1' }] },
      ],
    },
    change: { fields: { what: 'Symbol' }, entries: [{ what: 'Faster' }] },
  })['changelog'];

describe('a release', () => {
  test('with a version and a date is release notes, named by its version [MP-1, MP-2]', () => {
    expect(mappingsIn({ release })['release']).toEqual({
      as: 'kbReleaseNotes',
      fields: { title: 'version', about: 'notes', publishedOn: 'releaseDate' },
      ignore: [],
    });
  });

  test('has its changes as sections, and its version beside a title that does not say it [MP-2]', () => {
    expect(changelog('Spring release')).toMatchObject({
      as: 'kbReleaseNotes',
      fields: { title: { join: ['title', 'version'], with: ' ' }, about: 'summary', sections: 'changes' },
    });
    expect(changelog('Release 3.0')).toMatchObject({ fields: { title: 'title' }, ignore: ['version'] });
  });

  test('of music or to the press, without a version, is an article', () => {
    const { fields, entries } = release;
    const named = entries.map((entry) => ({ ...entry, version: 'Blue' }));
    const { version: _, ...others } = fields;
    const found = mappingsIn({
      release: { fields: { artist: 'Symbol', ...others }, entries: [{ artist: 'Ana', ...entries[0] }] },
      pressRelease: {
        fields: { title: 'Symbol', ...others },
        entries: named.map((entry) => ({ title: 'News', ...entry })),
      },
    });
    expect(Object.values(found).map(({ as }) => as)).toEqual(['article', 'article']);
  });

  test('whose texts have no place together stays an article, which has more of them', () => {
    const entries = release.entries.map((entry) => ({ ...entry, summary: words(5) }));
    const found = mappingsIn({ release: { fields: { ...release.fields, summary: 'Text' }, entries } });
    expect(found['release']).toMatchObject({ as: 'article', fields: { body: 'notes', ending: 'summary' } });
  });
});

const step = {
  fields: { heading: 'Symbol', text: 'RichText', position: 'Integer' },
  entries: [{ heading: 'First', text: { rich: words(5) }, position: 1 }],
};

/** A recipe with one text. */
const recipe = (field: string) =>
  mappingsIn({
    recipe: {
      fields: { title: 'Symbol', slug: 'Symbol', [field]: 'Text' },
      slug: 'slug',
      entries: [{ title: 'Soup', slug: 'soup', [field]: words(40) }],
    },
  })['recipe'];

describe('a guide', () => {
  test.each(['tutorial', 'howTo', 'anleitung', 'receta'])(
    'with a list of steps is a how-to: %s [MP-1]',
    (id) => {
      const found = mappingsIn({
        [id]: {
          fields: { title: 'Symbol', intro: 'Text', steps: '→* part' },
          entries: [{ title: 'Build', intro: words(20), steps: [{ to: 'part-1' }] }],
        },
        part: step,
      });
      expect(found).toEqual({
        [id]: {
          as: 'kbHowTo',
          fields: { title: 'title', introduction: 'intro', howToSections: 'steps' },
          ignore: [],
        },
        part: {
          as: 'kbHowToSection',
          fields: { heading: 'heading', content: 'text' },
          ignore: ['position'],
        },
      });
    },
  );

  test('with its steps as a text is a how-to, and without steps an article', () => {
    expect(recipe('steps')).toMatchObject({ as: 'kbHowTo', fields: { introduction: 'steps' } });
    expect(recipe('story')).toMatchObject({ as: 'article' });
  });

  test('with other parts beside its steps stays an article, which has both', () => {
    const found = mappingsIn({
      recipe: {
        fields: { title: 'Symbol', slug: 'Symbol', ingredients: '→* item', steps: '→* part' },
        slug: 'slug',
        entries: [
          { title: 'Soup', slug: 'soup', ingredients: [{ to: 'item-1' }], steps: [{ to: 'part-1' }] },
        ],
      },
      item: { fields: { name: 'Symbol' }, entries: [{ name: 'Salt' }] },
      part: step,
    });
    expect(found['recipe']).toMatchObject({
      as: 'article',
      fields: { content: { join: ['ingredients', 'steps'] } },
    });
  });

  test('is needed: a home page with steps is an article', () => {
    const found = mappingsIn({
      homePage: {
        fields: { title: 'Symbol', steps: '→* part' },
        entries: [{ title: 'Home', steps: [{ to: 'part-1' }] }],
      },
      part: step,
    });
    expect(found['homePage']).toMatchObject({ as: 'article', fields: { content: 'steps' } });
  });
});

describe('a list of terms', () => {
  const glossaryTerm = {
    fields: { name: 'Symbol', explanation: 'Text' },
    entries: [{ name: 'SLA', explanation: 'An agreement' }],
  };

  test('makes a glossary [MP-1]', () => {
    const found = mappingsIn({
      glossary: {
        fields: { title: 'Symbol', slug: 'Symbol', intro: 'Text', entries: '→* glossaryTerm' },
        slug: 'slug',
        entries: [{ title: 'Words', slug: 'words', intro: 'Our words', entries: [{ to: 'glossaryTerm-1' }] }],
      },
      glossaryTerm,
    });
    expect(found).toMatchObject({
      glossary: { as: 'kbGlossary', fields: { description: 'intro', terms: 'entries' } },
      glossaryTerm: { as: 'kbTerm', fields: { term: 'name', definition: 'explanation' } },
    });
  });

  test('beside a text explains the words of an article', () => {
    const found = mappingsIn({
      post: {
        fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText', words: '→* glossaryTerm' },
        slug: 'slug',
        entries: [
          { title: 'One', slug: 'one', body: { rich: words(20) }, words: [{ to: 'glossaryTerm-1' }] },
        ],
      },
      glossaryTerm,
    });
    expect(found['post']).toMatchObject({ as: 'article', fields: { body: 'body', content: 'words' } });
  });
});
