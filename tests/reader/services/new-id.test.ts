import { afterEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../reader/services/new-id.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('newId', () => {
  test('is another one each time', () => {
    expect(newId()).toMatch(/^[\da-f-]{36}$/u);
    expect(newId()).not.toBe(newId());
  });

  test('a page without encryption has one too', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(newId()).toBe('07'.repeat(16));
  });
});
