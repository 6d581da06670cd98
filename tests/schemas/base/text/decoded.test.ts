import { expect, test } from 'vitest';
import { decoded } from '../../../../schemas/base/text/decoded.ts';

test('takes the encoding off, and leaves alone what is none', () => {
  expect(decoded('Ana%20Ru%C3%ADz')).toBe('Ana Ruíz');
  expect(decoded('100%')).toBe('100%');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
  expect(decoded('')).toBe('');
});
