// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPartsOpenAt, partsOpenAt } from '../../../../../reader/features/article/parts/kept-parts.ts';

beforeEach(() => sessionStorage.clear());

test('each step of the history has its own open parts', () => {
  keepPartsOpenAt('one', ['a', 'b']);
  keepPartsOpenAt('two', []);
  keepPartsOpenAt('one', ['b']);
  expect(partsOpenAt('one')).toEqual(['b']);
  expect(partsOpenAt('two')).toEqual([]);
  expect(partsOpenAt('three')).toBeUndefined();
});

test('the oldest steps are forgotten', () => {
  for (let step = 0; step <= 50; step += 1) keepPartsOpenAt(`step ${step}`, ['a']);
  expect(partsOpenAt('step 0')).toBeUndefined();
  expect(partsOpenAt('step 1')).toEqual(['a']);
});

test('what something else left there is passed over', () => {
  sessionStorage.setItem('fieldbook-open-parts', '{"a":1}');
  expect(partsOpenAt('one')).toBeUndefined();
  keepPartsOpenAt('one', ['a']);
  expect(partsOpenAt('one')).toEqual(['a']);
});

test('a browser without storage is no fault', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => keepPartsOpenAt('one', ['a'])).not.toThrow();
  expect(partsOpenAt('one')).toBeUndefined();
  vi.restoreAllMocks();
});

test('reading refused storage is no fault either', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  expect(() => keepPartsOpenAt('one', ['a'])).not.toThrow();
  expect(partsOpenAt('one')).toBeUndefined();
  vi.restoreAllMocks();
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
