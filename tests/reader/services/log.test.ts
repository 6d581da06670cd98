import { beforeEach, expect, test, vi } from 'vitest';

const entry = { type: 'warning', category: 'page', message: 'Odd.' } as const;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('what comes before the log is open waits for it, up to a hundred', async () => {
  const { keepLogWith, log } = await import('../../../reader/services/log.ts');
  for (let index = 0; index < 120; index += 1) log({ ...entry, code: index });
  const keep = vi.fn<(given: unknown) => void>();
  keepLogWith(keep);
  expect(keep.mock.calls).toHaveLength(100);
  log(entry);
  expect(keep).toHaveBeenLastCalledWith(entry);
});

test('where a site has no log, nothing is kept', async () => {
  const { keepLogWith, log } = await import('../../../reader/services/log.ts');
  log(entry);
  keepLogWith(undefined);
  const keep = vi.fn<(given: unknown) => void>();
  keepLogWith(keep);
  expect(keep).not.toHaveBeenCalled();
});

test('a log that fails throws nothing', async () => {
  const { keepLogWith, log } = await import('../../../reader/services/log.ts');
  keepLogWith(() => {
    throw new Error('no');
  });
  expect(() => log(entry)).not.toThrow();
});
