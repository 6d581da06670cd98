import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { untilReached } from '../../../../cli/services/serve/until-reached.ts';
import { SourceError, UnreachedError } from '../../../../cli/source/source-error.ts';
import { manualTimers } from '../hooks/manual-timers.ts';

const away = new UnreachedError('The database at db:5432 is starting up.');

/** Opens something that fails with these errors first, while two minutes pass. */
async function opened(errors: readonly Error[]) {
  const timers = manualTimers();
  const tell = vi.fn<(sentence: string) => void>();
  const triedAtMs: number[] = [];
  const open = async () => {
    const error = errors[triedAtMs.length];
    triedAtMs.push(timers.now());
    if (error !== undefined) throw error;
    return 'opened';
  };
  const result = untilReached(open, { timers, tell }).catch((error: unknown) => error);
  for (let ms = 0; ms < 120_000; ms += 250) {
    await setImmediate();
    timers.pass(250);
  }
  return { result: await result, triedAtMs, sentences: tell.mock.calls.flat() };
}

const waits = 'The database at db:5432 is starting up. This process waits for it, 60 seconds at most.';

test('what is reached a moment later is waited for, and the log says so once [SV-4]', async () => {
  expect(await opened([away, away, away])).toEqual({
    result: 'opened',
    triedAtMs: [0, 250, 750, 1750],
    sentences: [waits],
  });
});

test('after a minute the wait ends with its reason [SV-4]', async () => {
  const { result, triedAtMs, sentences } = await opened(Array.from({ length: 1000 }, () => away));
  expect([result, sentences]).toEqual([away, [waits]]);
  expect(triedAtMs.at(-1)).toBeGreaterThan(55_000);
  expect(triedAtMs.at(-1)).toBeLessThanOrEqual(60_000);
  const pausesMs = triedAtMs.slice(1).map((atMs, before) => atMs - (triedAtMs[before] ?? 0));
  expect(Math.max(...pausesMs)).toBe(4000);
});

test('what no waiting helps ends at once [SV-4]', async () => {
  const refusal = new SourceError('The database at db:5432 does not accept the password.');
  expect(await opened([away, refusal])).toEqual({
    result: refusal,
    triedAtMs: [0, 250],
    sentences: [waits],
  });
});
