// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exclusively } from '../../../reader/services/exclusively.ts';
import { withStorageLock } from '../../../reader/services/with-storage-lock.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

/** Two tabs that do something for a while; gives when each began and ended. */
async function runTwo(lock: (work: () => Promise<string>) => Promise<string>): Promise<readonly string[]> {
  const story: string[] = [];
  const tab = (name: string) =>
    lock(async () => {
      story.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      story.push(`${name} ends`);
      return name;
    });
  const both = Promise.all([tab('one'), tab('other')]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await both).toSorted()).toEqual(['one', 'other']);
  return story;
}

const inTurn = (story: readonly string[]) =>
  story.length === 4 && story[0]?.split(' ')[0] === story[1]?.split(' ')[0];

describe('without the locks of the browser', () => {
  test('two tabs work in turn', async () => {
    expect(navigator).not.toHaveProperty('locks');
    expect(await runTwo((work) => exclusively('a', work))).toSatisfy(inTurn);
    expect(localStorage).toHaveLength(0);
  });

  test('a tab that was closed in the middle holds up the others for half a minute', async () => {
    localStorage.setItem('a', JSON.stringify({ owner: 'gone', endsAtMs: Date.now() + 30_000 }));
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    const done = withStorageLock('a', work);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done).toBe('done');
  });

  test('a tab that works for longer keeps its storedLock', async () => {
    const first = withStorageLock('a', () => new Promise((resolve) => setTimeout(resolve, 100_000)));
    await vi.advanceTimersByTimeAsync(50);
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    const second = withStorageLock('a', work);
    await vi.advanceTimersByTimeAsync(99_999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await first;
    expect(await second).toBe('done');
  });

  test.each(['{', '"x"', JSON.stringify({ owner: 'x', endsAtMs: Date.now() + 9e9 })])(
    '%s blocks no other tab',
    async (content) => {
      localStorage.setItem('a', content);
      const done = withStorageLock('a', async () => 'done');
      await vi.advanceTimersByTimeAsync(50);
      expect(await done).toBe('done');
    },
  );

  test('a storedLock is given back where the work fails', async () => {
    const done = withStorageLock('a', () => Promise.reject(new Error('broken')));
    await Promise.all([expect(done).rejects.toThrow('broken'), vi.advanceTimersByTimeAsync(50)]);
    expect(localStorage).toHaveLength(0);
  });

  test('where nothing can be stored, each tab is on its own', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The request was denied.', 'SecurityError');
    });
    expect(await withStorageLock('a', async () => 'done')).toBe('done');
  });
});

describe('with the locks of the browser', () => {
  test('the work is done within one', async () => {
    const names: string[] = [];
    lockedBy(async (name, work) => {
      names.push(name);
      return work();
    });
    expect(await exclusively('a', async () => 'done')).toBe('done');
    expect(names).toEqual(['a']);
  });

  test('a browser that refuses them claims', async () => {
    lockedBy(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    const done = exclusively('a', async () => 'done');
    await vi.advanceTimersByTimeAsync(50);
    expect(await done).toBe('done');
  });

  test('work that fails is not done again', async () => {
    lockedBy((_, work) => work());
    const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('broken')));
    await expect(exclusively('a', work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledOnce();
  });
});

const lockedBy = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });
