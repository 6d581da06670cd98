import { expect, test } from 'vitest';
import { bindPath } from '../../../reader/bundle/bind-path.ts';

test('no line of a menu path begins with ">"', () => {
  expect(bindPath('Open Settings > Team > Roles.')).toBe('Open Settings\u00A0> Team\u00A0> Roles.');
});

test('other text stays as it is', () => {
  expect(bindPath('a -> b, x>y and >= 3')).toBe('a -> b, x>y and >= 3');
});
