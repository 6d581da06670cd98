import { expect, test } from 'vitest';
import { routesOf } from '../../cli/site/pages/routes.ts';
import { exportOf, rawEntry, settings } from '../pipeline/documents.ts';
import { prerendered } from './prerendered.ts';

const lists = ['/announcements', '/product-capabilities', '/categories'];
const article = rawEntry('kbHowTo', 'board', { title: 'Board' });
const news = rawEntry('announcement', 'news', { title: 'News' });

test('an empty list has no page, and no page links to it [DP-1]', async () => {
  const site = prerendered({ exported: exportOf([article]), config: settings() });
  expect(routesOf(site.files).filter((url) => lists.includes(url))).toEqual([]);
  for (const url of lists) expect((await site.page(url)).status, url).toBe(404);
  for (const url of ['/', '/search', '/404', '/how-to/board']) {
    const { html } = await site.page(url);
    expect(
      lists.filter((list) => html.includes(`href="${list}"`)),
      url,
    ).toEqual([]);
  }
});

test('a list with an entry has one, which the search page links to', async () => {
  const one = prerendered({ exported: exportOf([article, news]), config: settings() });
  expect(routesOf(one.files).filter((url) => lists.includes(url))).toEqual(['/announcements']);
  expect((await one.page('/search')).html).toContain('href="/announcements"');
});
