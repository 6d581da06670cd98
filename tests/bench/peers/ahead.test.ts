import { expect, test } from 'vitest';
import { ahead } from './ahead.ts';

const names = { coldMs: 'cold builds', peakBytes: 'peak memory' };
const ours = { coldMs: 100, peakBytes: 100 };

test('says in what another one is ahead, and how far', () => {
  const others = [
    { name: 'One', figures: { coldMs: 300, peakBytes: 50 } },
    { name: 'Other', figures: { coldMs: 90, peakBytes: 80 } },
  ];
  expect(ahead(ours, others, names)).toEqual([
    'One is ahead in peak memory (0.50 x).',
    'Other is ahead in cold builds (0.90 x), peak memory (0.80 x).',
  ]);
});

test('says nothing of one that is behind or the same in everything', () => {
  expect(ahead(ours, [{ name: 'One', figures: { coldMs: 100, peakBytes: 200 } }], names)).toEqual([]);
});
