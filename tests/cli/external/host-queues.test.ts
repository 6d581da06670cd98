import { expect, test } from 'vitest';
import { queuedByHost } from '../../../cli/external/host-queues.ts';
import type { Answer } from '../../../cli/external/send-request.ts';
import { success } from '../../../schemas/base/result.ts';
import { testClock } from './outside-site.ts';

const answer = (status: number, retryAfter?: string): Answer => ({
  status,
  location: undefined,
  retryAfter,
  setsCookies: false,
});

function setUp(answers: readonly Answer[], maxTroubles = 3) {
  const clock = testClock();
  const asked: string[] = [];
  const turns = answers.values();
  const send = queuedByHost(
    async (url) => {
      asked.push(url.href);
      return success(turns.next().value ?? answer(200));
    },
    { clock, atOnce: 16, maxPerHost: 2, maxTroubles },
  );
  return { clock, asked, ask: (address: string) => send(new URL(address), 'GET') };
}

test('a host that asks to wait is asked for no other page meanwhile, and other hosts are', async () => {
  const { clock, ask } = setUp([answer(429, '7')]);
  await ask('https://a.example/1');
  await ask('https://b.example/1');
  expect(clock.waits).toEqual([]);
  expect(await ask('https://a.example/2')).toEqual(success(answer(200)));
  expect(clock.waits).toEqual([7000]);
});

test('a host in trouble is given up only when no other answer comes between', async () => {
  const trouble = answer(503);
  const { asked, ask } = setUp([trouble, trouble, answer(404), trouble, trouble, trouble]);
  for (let n = 1; n <= 6; n += 1) await ask(`https://a.example/${n}`);
  expect(asked.length).toBe(6);
  expect(await ask('https://a.example/7')).toEqual({
    ok: false,
    failure: {
      kind: 'given-up',
      reason: 'was not asked, because a.example is failing or limits requests',
    },
  });
  expect(asked.length).toBe(6);
});
