import { expect, test } from 'vitest';
import { isOfPage, shownFiles } from '../../../../reader/bundle/files/page-version.ts';
import type { RoutePath } from '../../../../schemas/base/ids.ts';
import type { Manifest } from '../../../../schemas/bundle/index.ts';

const file = (name: string, hash: string, url?: string) => ({
  name,
  path: `${name}.${hash}.json`,
  sha256: hash,
  bytes: 1,
  ...(url !== undefined && { url: url as RoutePath }),
});

const manifest = (
  { shell = 's1', article = 'a1', home = 'h1', site = 't1', search = 'q1' },
  more: Partial<Manifest> = {},
): Manifest => ({
  format: 1,
  source: { id: 'space' },
  locale: 'en-US' as Manifest['locale'],
  knowledgeBase: 'main',
  shell,
  files: [
    file('articles/one', article, '/how-to/one'),
    file('home', home),
    file('site', site),
    file('search', search),
  ],
  ...more,
});

const article = { url: '/how-to/one', shell: 's1', shows: 'articles/one.a1.json' };
const list = { url: '/', shell: 's1', shows: 'home.h1.json' };
const offline = { url: '/offline', shell: 's1', shows: '' };

test('a page shows its article, or the lists; the one without a connection nothing', () => {
  const now = manifest({});
  expect(shownFiles(now, article.url, 'articles/one.a1.json')).toBe(article.shows);
  expect(shownFiles(now, '/', undefined)).toBe(list.shows);
  expect(shownFiles(now, '/offline', undefined)).toBe('');
});

test.each([
  ['an article’s page with its own bundle', article, {}, true],
  ['one whose article has changed', article, { article: 'a2' }, false],
  ['one whose reader or site has changed', article, { shell: 's2' }, false],
  [
    'one where lists and what nobody sees have changed',
    article,
    { home: 'h2', site: 't2', search: 'q2' },
    true,
  ],
  ['a list’s page with its own bundle', list, {}, true],
  ['one whose list has changed', list, { home: 'h2' }, false],
  ['one where an article and the index have changed', list, { article: 'a2', search: 'q2' }, true],
  ['the page without a connection', offline, { home: 'h2', article: 'a2' }, true],
  ['that of another reader', offline, { shell: 's2' }, false],
] as const)('%s', (_, page, changed, goesOn) => {
  expect(isOfPage(manifest(changed), page)).toBe(goesOn);
});

test('an article’s page whose article is gone is of another version', () => {
  expect(isOfPage(manifest({}, { files: [] }), article)).toBe(false);
});

test('what says nothing of its version is of any', () => {
  expect(isOfPage(manifest({ shell: 's2' }), { url: '/' })).toBe(true);
  const { shell: _, ...silent } = manifest({ article: 'a2' });
  expect(isOfPage(silent, article)).toBe(true);
});
