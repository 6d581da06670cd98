import { expect, test } from 'vitest';
import { mappingsIn } from '../proposed.ts';
import { words } from '../space.ts';

const pageWith = (target: string, more: Readonly<Record<string, string>> = {}) => ({
  fields: { title: 'Symbol', slug: 'Symbol', blocks: '→*', ...more },
  slug: 'slug',
  entries: [{ title: 'One', slug: 'one', blocks: [{ to: `${target}-1` }] }],
});

const begriff = {
  fields: { begriff: 'Symbol', definition: 'Text' },
  entries: [{ begriff: 'Kopf', definition: 'Oben' }],
};

test('terms that nothing holds have a page each, so that none is lost [MP-2]', () => {
  expect(mappingsIn({ begriff })).toEqual({
    begriff: { as: 'article', fields: { title: 'begriff', body: 'definition' }, ignore: [] },
  });
});

test('a term with an address keeps its page [MP-2]', () => {
  const entries = [{ begriff: 'Kopf', slug: 'kopf', definition: words(20) }];
  const withSlug = { fields: { ...begriff.fields, slug: 'Symbol' }, slug: 'slug', entries };
  const found = mappingsIn({ page: pageWith('begriff'), begriff: withSlug });
  expect(found['begriff']).toMatchObject({ as: 'article', fields: { url: 'slug' } });
});

test('a term that is the category of others is their topic', () => {
  const post = {
    fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText', category: '→ term', tags: '→* term' },
    slug: 'slug',
    entries: [
      {
        title: 'One',
        slug: 'one',
        body: { rich: words(20) },
        category: { to: 'term-1' },
        tags: [{ to: 'term-1' }],
      },
    ],
  };
  const term = {
    fields: { name: 'Symbol', description: 'Text' },
    entries: [{ name: 'News', description: 'New' }],
  };
  expect(mappingsIn({ post, term })).toMatchObject({
    post: { fields: { topics: { join: ['category', 'tags'] } } },
    term: { as: 'topic' },
  });
});

test('terms and steps in a list with other parts are shown field by field: no list of ours takes both', () => {
  const page = pageWith('begriff');
  const mixed = {
    ...page,
    entries: page.entries.map((entry) => ({ ...entry, blocks: [{ to: 'begriff-1' }, { to: 'card-1' }] })),
  };
  const card = { fields: { headline: 'Symbol' }, entries: [{ headline: 'Look' }] };
  expect(mappingsIn({ page: mixed, begriff, card })).not.toHaveProperty('begriff');
  expect(mappingsIn({ page, begriff, card })).toMatchObject({ begriff: { as: 'kbTerm' } });
});

test.each([
  ['an entry', { image: '→ step' }, { image: { to: 'page-1' } }],
  ['a rich text and another one', { hint: 'Text' }, { hint: words(3) }],
  ['no heading', {}, { heading: undefined }],
])('a step with %s is shown field by field, so that nothing of it is lost [MP-2]', (_, fields, values) => {
  const step = {
    fields: { heading: 'Symbol', text: 'RichText', ...fields },
    entries: [{ heading: 'First', text: { rich: words(5) }, ...values }],
  };
  expect(mappingsIn({ page: pageWith('step'), step })).not.toHaveProperty('step');
});
