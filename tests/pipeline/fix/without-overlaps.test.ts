import { expect, test } from 'vitest';
import type { Edit } from '../../../pipeline/fix/edit.ts';
import { withoutOverlaps } from '../../../pipeline/fix/without-overlaps.ts';
import { expectLinear } from '../../expect-linear.ts';

const place = (path: readonly (string | number)[]) => ({ entry: 'a', field: 'f', locale: 'en', path });
const value = (...path: (string | number)[]): Edit => ({
  kind: 'value',
  ...place(path),
  before: 1,
  after: 2,
});
const whole = (...edits: readonly Edit[]) => ({ fix: { isSafe: true, edits } });
const word = (start: number): Edit => ({ kind: 'text', ...place([]), start, before: 'abc', after: '' });
const taken = (...edits: readonly Edit[]) =>
  withoutOverlaps(edits.map((edit, index) => ({ index, fix: { isSafe: true, edits: [edit] } }))).map(
    ({ index }) => index,
  );

test('of two fixes that change the same value, or one within the other, the first is taken', () => {
  expect(taken(value('content', 1), value('content', 1, 'data'), value('content', 2))).toEqual([0, 2]);
  expect(taken(value('content', 1, 'data'), value('content', 1), value())).toEqual([0]);
  expect(taken(word(0), word(2), word(10), value())).toEqual([0, 2]);
});

test('two fixes that want the same edit are taken both', () => {
  expect(taken(value('content', 1), value('content', 1))).toEqual([0, 1]);
});

test('a fix is taken whole or not at all', () => {
  const [first, second, third] = [whole(value('a')), whole(value('b'), value('a', 1)), whole(value('b'))];
  expect(withoutOverlaps([first, second, third])).toEqual([first, third]);
});

test('the cost is linear', () => {
  expectLinear(
    (size) => taken(...Array.from({ length: size }, (_, index) => value('content', index, 'data'))),
    2000,
  );
});
