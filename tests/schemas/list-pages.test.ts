import { expect, test } from 'vitest';
import { hasListPage } from '../../schemas/list-pages.ts';

const lists = { announcements: true, capabilities: false, categories: false };

test('an empty list has a page only in a site with several locales, whose pages lead to one another [DP-1]', () => {
  expect(hasListPage({ lists }, 'announcements')).toBe(true);
  expect(hasListPage({ lists }, 'capabilities')).toBe(false);
  expect(hasListPage({ lists, locales: ['en', 'de'] }, 'capabilities')).toBe(true);
});
