import { expect, test } from 'vitest';
import { buildQueue } from '../../../../cli/services/hooks/build-queue.ts';
import { manualTimers } from './manual-timers.ts';

/** A queue whose builds end when the test says so. */
function openQueue() {
  const timers = manualTimers();
  const ends: (() => void)[] = [];
  const run = (stop: AbortSignal) =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
      stop.addEventListener('abort', () => resolve());
    });
  const queue = buildQueue({ run, debounceMs: 5000, timers });
  const endBuild = async () => {
    ends.at(-1)?.();
    await Promise.resolve().then(() => Promise.resolve());
  };
  return { ...queue, pass: timers.pass, endBuild, builds: () => ends.length };
}

test('events of some seconds lead to one build, and do not put it off [DP-5]', () => {
  const { ask, pass, builds } = openQueue();
  for (let event = 0; event < 100; event += 1) {
    ask();
    pass(49);
  }
  expect(builds()).toBe(0);
  pass(100);
  expect(builds()).toBe(1);
});

test('events during a build lead to one more after it, and never to two at once [DP-5]', async () => {
  const { ask, pass, endBuild, builds } = openQueue();
  ask();
  pass(5000);
  for (let event = 0; event < 10; event += 1) {
    ask();
    pass(60_000);
  }
  expect(builds()).toBe(1);
  await endBuild();
  ask();
  pass(5000);
  expect(builds()).toBe(2);
  await endBuild();
  pass(60_000);
  expect(builds()).toBe(2);
  ask();
  pass(5000);
  expect(builds()).toBe(3);
});

test('at the end of the process the running build ends first, and no other starts [DP-5]', async () => {
  const { ask, pass, close, builds } = openQueue();
  ask();
  pass(5000);
  ask();
  await close();
  ask();
  pass(60_000);
  expect(builds()).toBe(1);
});

test('a build that is waited for does not start after the end [DP-5]', async () => {
  const { ask, pass, close, builds } = openQueue();
  ask();
  await close();
  pass(60_000);
  expect(builds()).toBe(0);
});
