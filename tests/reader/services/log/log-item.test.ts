import { expect, test } from 'vitest';
import { logItemOf } from '../../../../reader/services/log/log-item.ts';
import { logRequest } from '../../../../schemas/services/log.ts';

const entry = { type: 'error', category: 'page', message: 'It broke.' } as const;

test('an item has what its entry has, and fits the service [OP-1]', () => {
  const item = logItemOf({ ...entry, code: 7, data: { about: 'x' }, exception: 'thrown' }, 'id');
  expect(item).toEqual({ id: 'id', ...entry, code: 7, data: { about: 'x' }, exception: 'thrown' });
  expect(logRequest.safeParse([item]).success).toBe(true);
});

test('a long text is cut to the service’s limit', () => {
  const long = 'x'.repeat(20_000);
  const item = logItemOf({ type: 'error', category: long, code: long, message: long, exception: long }, 'id');
  expect(logRequest.safeParse([item]).success).toBe(true);
  expect([item.category.length, item.message.length, item.exception?.length]).toEqual([200, 10_000, 10_000]);
  expect(logItemOf({ ...entry, data: [long, long] }, 'id').data).toBeUndefined();
});

test('data that is not JSON is left out', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(logItemOf({ ...entry, data: circle }, 'id')).toEqual({ id: 'id', ...entry });
  expect(logItemOf({ ...entry, data: { of: () => 1 } }, 'id').data).toEqual({});
  expect(logItemOf({ ...entry, code: NaN }, 'id').code).toBe('NaN');
});

test('an error has its message, whether its stack names it or not', () => {
  const error = new TypeError('no');
  expect(logItemOf({ ...entry, exception: error }, 'id').exception).toContain('TypeError: no\n');
  error.stack = 'go@/a.js:1:2';
  expect(logItemOf({ ...entry, exception: error }, 'id').exception).toBe('TypeError: no\ngo@/a.js:1:2');
});

test.each([
  ['GET https://a.example/search?q=my+secret failed', 'GET https://a.example/search failed'],
  ['at open (https://a.example/a.js?v=2:10:5)', 'at open (https://a.example/a.js:10:5)'],
  ['No route for "/search?q=secret#top".', 'No route for "/search".'],
  ['/how-to/pay#secret', '/how-to/pay'],
  ['Bearer abc.def-123 was refused', 'Bearer … was refused'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln is over', 'token … is over'],
  ['data:text/html,secret is no address', 'data:… is no address'],
  ['Is this right? #1', 'Is this right? #1'],
])('nothing of a reader stays in "%s"', (message, cleaned) => {
  expect(logItemOf({ ...entry, message }, 'id').message).toBe(cleaned);
  expect(logItemOf({ ...entry, data: { deep: [message] } }, 'id').data).toEqual({ deep: [cleaned] });
  expect(logItemOf({ ...entry, exception: message }, 'id').exception).toBe(cleaned);
});
