import { expect, test } from 'vitest';
import { tokenBuckets } from '../../../../cli/services/gate/token-buckets.ts';

function buckets() {
  const clock = { nowMs: 15_000 };
  return { clock, waitOf: tokenBuckets({ burst: 3, perSecond: 2 }, () => clock.nowMs) };
}

test('a client may call as often as its bucket holds, and learns when it may again', () => {
  const { waitOf } = buckets();
  expect(['a', 'a', 'a', 'a', 'a'].map(waitOf)).toEqual([0, 0, 0, 0.5, 0.5]);
});

test('time fills a bucket, up to its brim', () => {
  const { clock, waitOf } = buckets();
  for (let call = 0; call < 4; call += 1) waitOf('a');
  clock.nowMs += 500;
  expect(['a', 'a'].map(waitOf)).toEqual([0, 0.5]);
  clock.nowMs += 3_600_000;
  expect(['a', 'a', 'a', 'a'].map(waitOf)).toEqual([0, 0, 0, 0.5]);
});

test('who calls too often takes nothing from the others', () => {
  const { waitOf } = buckets();
  for (let call = 0; call < 10; call += 1) waitOf('a');
  expect([waitOf('a'), waitOf('b')]).toEqual([0.5, 0]);
});

test('a clock that is turned back brings no calls and takes none', () => {
  const { clock, waitOf } = buckets();
  expect(['a', 'a', 'a'].map(waitOf)).toEqual([0, 0, 0]);
  clock.nowMs -= 10_000;
  expect(waitOf('a')).toBe(0.5);
});

test('of thousands of clients the one that has not called for longest is forgotten', () => {
  const { waitOf } = buckets();
  for (let call = 0; call < 4; call += 1) waitOf('first');
  for (let client = 0; client < 1999; client += 1) waitOf(`client ${client}`);
  expect(waitOf('first')).toBe(0.5);
  waitOf('one more');
  expect(waitOf('first')).toBe(0.5);
  for (let client = 0; client < 2000; client += 1) waitOf(`other ${client}`);
  expect(waitOf('first')).toBe(0);
});
