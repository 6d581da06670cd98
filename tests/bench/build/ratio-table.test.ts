import { expect, test } from 'vitest';
import { ratioTable } from './ratio-table.ts';

test('the ratio is that of the medians, the spread that of the runs', () => {
  const ours = [{ coldMs: 1000 }, { coldMs: 3000 }, { coldMs: 2000 }];
  const others = [{ coldMs: 4000 }, { coldMs: 4000 }, { coldMs: 2500 }];
  expect(ratioTable({ articles: 200, ours, others })).toContain(
    '| cold         |     2.00 s |    4.00 s | 0.50 x | 0.25 x to 0.80 x |',
  );
});

test('a figure that the other build has not is left out', () => {
  const table = ratioTable({
    articles: 1,
    ours: [{ peakBytes: 2e6, parse: 1 }],
    others: [{ peakBytes: 1e6 }],
  });
  expect(table).toContain('2.00 x');
  expect(table).not.toContain('parse');
});
