import { expect, test } from 'vitest';
import { interleaved } from './interleaved.ts';

test('subjects are measured in turn, and each gets its own medians', async () => {
  const order: string[] = [];
  const measured = await interleaved(['a', 'b'], 3, async (subject) => {
    order.push(subject);
    return Promise.resolve({ tookMs: order.length });
  });
  expect(order.join('')).toBe('ababab');
  expect([...measured]).toEqual([
    ['a', { tookMs: 3 }],
    ['b', { tookMs: 4 }],
  ]);
});
