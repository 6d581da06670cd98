import { expect, test } from 'vitest';
import { openSearch } from '../../../../schemas/search/open-search.ts';
import { noLanguage } from '../../../../schemas/search/language.ts';
import { entry, text } from '../../builders.ts';
import { built, type ReadBuild } from '../../documents.ts';
import { goldenRequest } from '../../../../cli/search/wire.ts';

const tagged = (id: string, tags: readonly string[], values: Readonly<Record<string, unknown>> = {}) =>
  entry('article', id, { title: `Page ${id}`, url: id, body: text('How we plan.'), tags, ...values });

/** What the search of the bundle finds. */
const found = (build: ReadBuild, query: string) =>
  openSearch(build.file('search'), { language: noLanguage })(goldenRequest(query, 10)).results.map(
    ({ title, attributes }) => ({
      title,
      url: attributes.URL?.[0],
      type: attributes.CONTENTFUL_TYPE?.[0],
      abstract: attributes.BEST_DYNABS?.[0],
    }),
  );

const suggested = (build: ReadBuild) =>
  build.file('autocomplete').items.map(({ repr, URL: [url] }) => [repr, url]);

test('the search and the suggestions of a bundle have the page of each tag, after the articles [MP-5]', () => {
  const build = built([tagged('a', ['Shift planning']), tagged('b', ['shift planning', 'Crews'])]);
  expect(found(build, 'shift planning')).toEqual([
    { title: 'Shift planning', url: '/tags/shift-planning', type: 'tag', abstract: '2 articles' },
  ]);
  expect(found(build, 'crews').map(({ abstract }) => abstract)).toEqual(['1 article']);
  expect(suggested(build)).toEqual([
    ['Page a', '/articles/a'],
    ['Page b', '/articles/b'],
    ['Crews', '/tags/crews'],
    ['Shift planning', '/tags/shift-planning'],
  ]);
});

test('the count is in the language of the site [MP-5]', () => {
  const spanish = ['a', 'b'].map(
    (id) => JSON.parse(JSON.stringify(tagged(id, ['Turnos'])).replaceAll('"en-US":', '"es":')) as unknown,
  );
  const build = built(spanish, {
    config: { locale: 'es' },
    parts: { locales: [{ code: 'es', default: true }] },
  });
  expect(found(build, 'turnos').map(({ abstract }) => abstract)).toEqual(['2 artículos']);
});

test('a tag of hidden articles is in neither, and other searches get the page of none [MP-5]', () => {
  const build = built([tagged('a', ['Secret'], { noIndex: true }), tagged('b', ['Crews'])]);
  expect([found(build, 'secret'), suggested(build)]).toEqual([
    [],
    [
      ['Page b', '/articles/b'],
      ['Crews', '/tags/crews'],
    ],
  ]);
  expect(build.searchDocuments.map(({ id }) => id)).toEqual(['b']);
});
