import { expect, test } from 'vitest';
import type { Article } from '../../../../schemas/bundle/index.ts';
import { entry, findingsOf, text } from '../../builders.ts';
import { built, hyperlink, type ReadBuild } from '../../documents.ts';

const tagged = (id: string, tags: readonly string[], values: Readonly<Record<string, unknown>> = {}) =>
  entry('article', id, { title: id, url: id, body: text('Words.'), tags, ...values });

/** The pages of tags by address. */
const tagPages = ({ files }: ReadBuild): Map<string, Article> =>
  new Map(
    files.flatMap(({ url, text: json }) =>
      url?.startsWith('/tags') === true ? [[url as string, JSON.parse(json) as Article]] : [],
    ),
  );

test('each tag has a page that lists its articles, and a page lists all tags [MP-5]', () => {
  const build = built([
    tagged('a', ['Planning'], { publishedOn: '2026-01-01' }),
    tagged('b', ['planning ', 'Shifts'], { publishedOn: '2026-02-01' }),
    tagged('c', ['planning']),
    tagged('d', ['planning']),
  ]);
  const pages = tagPages(build);
  expect([...pages].map(([url, { title }]) => [url, title])).toEqual([
    ['/tags/planning', 'planning'],
    ['/tags/shifts', 'Shifts'],
    ['/tags', 'Tags'],
  ]);
  expect(pages.get('/tags/planning')?.listed?.articles.map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
  expect(pages.get('/tags/planning')?.breadcrumbs).toEqual([
    { title: 'Tags', url: '/tags', isText: false },
    { title: 'planning', isText: true },
  ]);
  expect(pages.get('/tags')?.listed?.groups).toEqual([
    { title: 'planning', url: '/tags/planning', count: 4 },
    { title: 'Shifts', url: '/tags/shifts', count: 1 },
  ]);
  expect(build.article('b').about?.tags).toEqual([
    { title: 'planning', url: '/tags/planning' },
    { title: 'Shifts', url: '/tags/shifts' },
  ]);
});

test('no two tags share a page, in any script [MP-5]', () => {
  const tags = ['C', 'C++', 'C#', 'c-2', '日本語', 'Übersicht', 'שלום', '🎉', '??', 'a/b', '..'];
  const pages = tagPages(built([tagged('a', tags)]));
  expect([...pages].map(([url, { title }]) => [decodeURIComponent(url), title])).toEqual([
    ['/tags/tag', '..'],
    ['/tags/tag-2', '??'],
    ['/tags/a-b', 'a/b'],
    ['/tags/c', 'C'],
    ['/tags/c-3', 'C#'],
    ['/tags/c-4', 'C++'],
    ['/tags/c-2', 'c-2'],
    ['/tags/übersicht', 'Übersicht'],
    ['/tags/שלום', 'שלום'],
    ['/tags/日本語', '日本語'],
    ['/tags/tag-3', '🎉'],
    ['/tags', 'Tags'],
  ]);
});

test('without a tag there is no page of tags [MP-5]', () => {
  expect(tagPages(built([tagged('a', [])]))).toEqual(new Map());
});

test('the page of a tag is kept out of search engines where all its articles are [MP-5]', () => {
  const pages = tagPages(built([tagged('a', ['x'], { noIndex: true }), tagged('b', ['y'])]));
  expect(pages.get('/tags/x')?.head.robots).toBe('noindex,nofollow');
  expect(pages.get('/tags/y')?.head.robots).toBe('index,follow');
});

const linking = (uri: string) => tagged('a', ['planning'], { body: text('See ', hyperlink(uri, 'more')) });

const broken = (uri: string) =>
  findingsOf([linking(uri)])
    .filter(({ rule }) => rule === 'links/broken-page')
    .map(({ message }) => message);

test('a link in a text can lead to the page of a tag [MP-5]', () => {
  expect(broken('/tags/planning')).toEqual([]);
  expect(broken('/tags')).toEqual([]);
  expect(broken('/tags/plans')).not.toEqual([]);
});
