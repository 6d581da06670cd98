import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { pack, unpack } from '../../../../schemas/search/index/packed-numbers.ts';

test('numbers come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      expect(unpack(pack(numbers))).toEqual(numbers);
    }),
  );
});

test('small numbers take a character, and none is a space', () => {
  expect(pack([0, 31])).toHaveLength(2);
  expect(pack([32])).toHaveLength(2);
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      expect(pack(numbers)).toMatch(/^[\w-]*$/u);
    }),
  );
});
