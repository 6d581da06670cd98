import fc from '../../../fast-check.ts';
import { expect, test } from 'vitest';
import { lettersThatMayDiffer, nearWords } from '../../../../schemas/search/index/near-words.ts';

/** The same by the book: every word is compared with every other one. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + changed,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, at(row - 2, column - 2) + 1);
      }
      (rows[row] ?? [])[column] = least;
    }
  }
  return at(a.length, b.length);
}

const word = fc.stringMatching(/^[abc]{1,9}$/u);

test('finds what comparing with every word finds', () => {
  fc.assert(
    fc.property(word, fc.uniqueArray(word), fc.constantFrom(1, 2), (wanted, list, most) => {
      const terms = list.toSorted((a, b) => (a < b ? -1 : 1));
      const expected = terms.flatMap((each, term) => {
        const letters = distance(wanted, each);
        return letters > 0 && letters <= most ? [{ term, letters }] : [];
      });
      expect(nearWords(wanted, terms, most)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('a letter left out, added, mistyped, or two that changed places are one', () => {
  for (const typed of ['invoce', 'invoicee', 'invoise', 'invocie']) {
    expect(nearWords(typed, ['invoice'])).toEqual([{ term: 0, letters: 1 }]);
  }
});

test('numbers and short words are taken as they are typed', () => {
  expect(['job', '2026', 'v8beta'].map(lettersThatMayDiffer)).toEqual([0, 0, 0]);
  expect(nearWords('jab', ['job'])).toEqual([]);
  expect(nearWords('2025', ['2026'])).toEqual([]);
});

test.for([
  ['invoice', 1],
  ['請求書類', 0],
  ['パスワード', 0],
  ['ที่นี่', 0],
  ['결제수단', 0],
] as const)('%s may differ in %i letters [ML-4]', ([typed, letters]) => {
  expect(lettersThatMayDiffer(typed)).toBe(letters);
});
