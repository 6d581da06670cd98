import fc from '../../fast-check.ts';
import { expect, test } from 'vitest';
import { measure, missesOf } from '../../../cli/search/measure.ts';

const found = (...urls: readonly string[]) => urls.map((url) => ({ url, title: url, id: `id of ${url}` }));
const query = (...expected: string[]) => ({ query: expected.join(' '), expected });

test('recall counts the expected among the first five, the reciprocal rank where the first stands', () => {
  const measured = measure(
    [query('a'), query('a', 'b'), query('c'), query('id of d')],
    [found('a'), found('x', 'b'), found('1', '2', '3', '4', '5', 'c'), found('d')],
  );
  expect(measured.outcomes.map(({ reached, rank }) => [reached, rank])).toEqual([
    [['a'], 1],
    [['b'], 2],
    [[], 6],
    [['id of d'], 1],
  ]);
  expect(measured.recall).toBe((1 + 0.5 + 0 + 1) / 4);
  expect(measured.mrr).toBeCloseTo((1 + 1 / 2 + 1 / 6 + 1) / 4);
  expect(missesOf(measured).map((each) => each.query)).toEqual(['a b', 'c']);
});

test('a query that nothing came for counts nothing', () => {
  expect(measure([query('a')], [])).toMatchObject({ recall: 0, mrr: 0 });
});

test('both are from 0 to 1, whatever came', () => {
  const urls = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.uniqueArray(fc.constantFrom('a', 'b'), { minLength: 1 }), urls)),
      (drawn) => {
        const { recall, mrr } = measure(
          drawn.map(([expected]) => query(...expected)),
          drawn.map(([, each]) => found(...each)),
        );
        for (const share of [recall, mrr]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});
