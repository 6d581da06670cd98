import { expect, test } from 'vitest';
import { matchesAddress } from '../../../../pipeline/config/checks/address-pattern.ts';

test.each([
  ['https://forum.example.com/*', 'https://forum.example.com/'],
  ['https://forum.example.com/*', 'https://forum.example.com/a/b?c=1'],
  ['*.example.com/*', 'https://forum.example.com/a'],
  ['https://*/login*', 'https://a.example/x/login?next=1'],
  ['*', 'https://a.example/'],
  ['*a*a', 'https://baa'],
  ['https://a.example/page', 'https://a.example/page'],
  ['https://a.example', 'https://a.example/'],
])('%j fits %j', (pattern, address) => {
  expect(matchesAddress(pattern, address)).toBe(true);
});

test.each([
  ['https://forum.example.com/*', 'https://www.example.com/'],
  ['https://a.example/page', 'https://a.example/page/more'],
  ['https://a.example/*/edit', 'https://a.example/edit'],
  ['https://ab*ba', 'https://aba'],
  ['a.example', 'https://a.example/'],
  ['https://a.example/.', 'https://a.example/x'],
])('%j does not fit %j', (pattern, address) => {
  expect(matchesAddress(pattern, address)).toBe(false);
});

test('a pattern of many stars is quick on an address that nearly fits', () => {
  expect(matchesAddress('*a'.repeat(500), `${'a'.repeat(50_000)}b`)).toBe(false);
});
