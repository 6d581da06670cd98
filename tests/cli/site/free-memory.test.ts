import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freeMemory } from '../../../cli/site/free-memory.ts';

test('of a large heap, what nothing holds is collected at once', async () => {
  const large = new WeakRef({});
  await setImmediate(); // until then what was just made is held
  freeMemory(2 ** 27);
  await setImmediate();
  expect(large.deref()).toBeDefined();
  await setImmediate();
  freeMemory(2 ** 30);
  expect(large.deref()).toBeUndefined();
  expect(globalThis.gc).toBeUndefined();
});
