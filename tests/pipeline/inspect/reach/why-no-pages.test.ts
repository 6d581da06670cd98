import { expect, test } from 'vitest';
import type { ConfigInput } from '../../../../pipeline/config/config.ts';
import { whyNoPages } from '../../../../pipeline/inspect/reach/why-no-pages.ts';
import { entry, howTo } from '../../builders.ts';
import { exportOf, linked, type RawEntry } from '../../documents.ts';

interface Options {
  readonly parts?: Readonly<Record<string, unknown>>;
  readonly config?: ConfigInput;
}

const why = (items: readonly RawEntry[], options: Options = {}): string | undefined =>
  whyNoPages(linked(items, options).graph, exportOf(items, options.parts));

const type = (id: string, fields: Readonly<Record<string, string>>, displayField?: string) => ({
  sys: { id },
  displayField,
  fields: Object.entries(fields).map(([name, kind]) => ({ id: name, type: kind })),
});

const posts = [entry('post', 'a'), entry('post', 'b'), entry('story', 'c'), entry('seo', 'd')];

test('a build with a page, an announcement or a home entry says nothing', () => {
  expect(why([howTo('page', 'Page')])).toBeUndefined();
  expect(why([entry('announcement', 'news', { title: 'News' }), ...posts])).toBeUndefined();
  expect(why([entry('homeEntry', 'card', { title: 'Card' })])).toBeUndefined();
});

test('a space of other types gets those that look like pages, and the command that maps them [MP-9]', () => {
  const contentTypes = [
    type('story', { name: 'Symbol', urlSlug: 'Symbol', words: 'Text' }),
    type('post', { id: 'Symbol', headline: 'Symbol', slug: 'Symbol', body: 'RichText' }, 'headline'),
    type('seo', { title: 'Symbol', slug: 'Symbol' }),
  ];
  expect(why(posts, { parts: { contentTypes } })).toBe(
    'the site would have no page: 4 entries are of a content type that is not read; run "fieldbook init" with the export, which maps types such as "post" or "story" under "contentTypes" in the configuration',
  );
});

test('without a model, or without a type like a page, every type that is not read is named', () => {
  expect(why(posts)).toContain('types such as "post", "seo" or "story" under "contentTypes"');
});

test('other reasons are listed with their numbers; a type that is switched off is none', () => {
  const config = { contentTypes: { post: false as const }, knowledgeBase: 'marketing-pro-aspire' };
  const items = [
    ...posts.slice(0, 2),
    howTo('a1', 'Draft', {}, 'draft'),
    howTo('a2', 'Draft', {}, 'draft'),
    howTo('a3', 'Archived', {}, 'archived'),
    howTo('a4', 'Main', { deliveryChannels: ['main'] }),
    entry('kbTerm', 'term', { term: 'SLA' }),
    entry('redirectRule', 'rule', { fromPath: '/a', toPath: '/b' }),
    entry('announcement', 'news'),
  ];
  expect(why(items, { config })).toBe(
    'the site would have no page: 1 entry is in no channel of the knowledge base "marketing-pro-aspire", 2 entries are not published, 1 entry is archived, 1 entry is without a field that is required',
  );
  expect(why([])).toBe('the site would have no page: no entry has one');
});
