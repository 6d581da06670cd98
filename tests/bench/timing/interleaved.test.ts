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

test('a subject that fails is told once, and the others are measured on', async () => {
  const failed: string[] = [];
  const measured = await interleaved(['a', 'b'], 2, failingForA, (subject) => failed.push(subject));
  expect([[...measured], failed]).toEqual([[['b', { tookMs: 1 }]], ['a']]);
  await expect(interleaved(['a', 'b'], 2, failingForA)).rejects.toThrow('full');
});

const failingForA = (subject: string) =>
  subject === 'a' ? Promise.reject(new Error('full')) : Promise.resolve({ tookMs: 1 });
