// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { mayPrefetch } from '../../../../reader/app/prefetch/may-prefetch.ts';

const connected = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  connected(undefined);
  vi.restoreAllMocks();
});

test.each([undefined, {}, { effectiveType: '4g' }, { saveData: false }])(
  'a connection that costs nothing is used: %j [OP-5]',
  (connection) => {
    connected(connection);
    expect(mayPrefetch()).toBe(true);
  },
);

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'a connection that is slow or costs something is not: %j [OP-5]',
  (connection) => {
    connected(connection);
    expect(mayPrefetch()).toBe(false);
  },
);

test('nothing is prefetched offline or on a hidden page [OP-5]', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(mayPrefetch()).toBe(false);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  expect(mayPrefetch()).toBe(false);
  expect(mayPrefetch()).toBe(true);
});
