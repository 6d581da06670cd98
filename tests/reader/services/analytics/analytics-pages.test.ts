import { expect, test } from 'vitest';
import { isLeftOutOfAnalytics } from '../../../../reader/services/analytics/analytics-pages.ts';

test.each([
  '/preview',
  '/preview/4xYz',
  '/announcements',
  '/product-capabilities',
  '/product-capabilities/dispatch',
  '/categories',
  '/search',
  '/404',
  '/401',
  '/Announcements',
])('%s is left out [OP-3]', (path) => {
  expect(isLeftOutOfAnalytics(path)).toBe(true);
});

test.each(['/', '/ideas', '/how-to/search', '/previews', '/product-capability/dispatch', '/faq/404'])(
  '%s is not',
  (path) => {
    expect(isLeftOutOfAnalytics(path)).toBe(false);
  },
);
