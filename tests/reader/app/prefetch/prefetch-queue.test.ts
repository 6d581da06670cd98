import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrefetchQueue } from '../../../../reader/app/prefetch/prefetch-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function queueThat({ fails = false, may = () => true }: { fails?: boolean; may?: () => boolean } = {}) {
  const loaded: string[] = [];
  const load = async (path: string) => {
    loaded.push(path);
    if (fails) throw new Error('no answer');
  };
  return { loaded, queue: createPrefetchQueue({ load, mayLoad: may }) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the prefetch queue', () => {
  it('loads 4 every 3 s, each once [OP-5]', async () => {
    const { loaded, queue } = queueThat();
    for (const path of ['/1', '/2', '/3', '/4', '/5', '/5', '/6']) queue.add(path);
    await pass(0);
    expect(loaded).toEqual(['/1', '/2', '/3', '/4']);
    await pass(2999);
    expect(loaded).toHaveLength(4);
    await pass(1);
    expect(loaded).toEqual(['/1', '/2', '/3', '/4', '/5', '/6']);
    queue.add('/1');
    await pass(10_000);
    expect(loaded).toHaveLength(6);
  });

  it('tries 3 times more, then not until it is asked again [OP-5]', async () => {
    const { loaded, queue } = queueThat({ fails: true });
    queue.add('/1');
    await pass(60_000);
    expect(loaded).toHaveLength(4);
    queue.add('/1');
    await pass(0);
    expect(loaded).toHaveLength(5);
  });

  it('waits while nothing may be loaded', async () => {
    let may = false;
    const { loaded, queue } = queueThat({ may: () => may });
    queue.add('/1');
    queue.addUrgently('/2');
    await pass(9000);
    expect(loaded).toEqual([]);
    may = true;
    await pass(3000);
    expect(loaded).toEqual(['/1']);
  });

  it('loads a link at once when it is about to be followed, and only once', async () => {
    const { loaded, queue } = queueThat();
    for (const path of ['/1', '/2', '/3', '/4', '/5']) queue.add(path);
    await pass(0);
    queue.addUrgently('/5');
    queue.addUrgently('/1');
    expect(loaded).toEqual(['/1', '/2', '/3', '/4', '/5']);
    await pass(9000);
    expect(loaded).toHaveLength(5);
  });

  it('forgets what waits on a page that was left', async () => {
    const { loaded, queue } = queueThat();
    queue.add('/1');
    queue.clear();
    await pass(9000);
    expect(loaded).toEqual([]);
    queue.add('/1');
    await pass(3000);
    expect(loaded).toEqual(['/1']);
  });
});
