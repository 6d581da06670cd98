import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LogStore, memoryStore } from '../../../../reader/services/log/log-store.ts';
import { openLog } from '../../../../reader/services/log/open-log.ts';
import type { LogEntry } from '../../../../reader/services/log.ts';
import type { LogItem } from '../../../../schemas/services/log.ts';

const entry = (message: string): LogEntry => ({ type: 'error', category: 'page', message });
const many = (count: number): LogItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    type: 'error',
    category: 'page',
    message: `old ${index}`,
  }));

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Batch {
  readonly atMs: number;
  readonly messages: readonly string[];
  readonly keepalive: boolean | undefined;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a log at 0 ms; `answers` is what the service says, in turn, and then always the last. */
function start({ store = memoryStore(), answers = [204], isOnline = true, waits = false } = {}) {
  const batches: Batch[] = [];
  const left = [...answers];
  const arrived: (() => void)[] = [];
  const log = openLog({
    address: '/Log/Send',
    store,
    isOnline,
    now: Date.now,
    alone: (work) => work(),
    fetch: async (_, init) => {
      const sent = JSON.parse(init?.body as string) as LogItem[];
      batches.push({
        atMs: Date.now(),
        messages: sent.map(({ message }) => message),
        keepalive: init?.keepalive,
      });
      if (waits) await new Promise<void>((resolve) => void arrived.push(resolve));
      const status = left.length > 1 ? left.shift() : left[0];
      return new Response(null, { status: status ?? 204 });
    },
  });
  return { log, batches, store, arrive: () => arrived.splice(0).forEach((resolve) => resolve()) };
}

test('the same error within 2 s is one item, kept after 2 s and sent after 60 [OP-1]', async () => {
  const { log, batches, store } = start();
  log.add(entry('a'));
  await passed(1999);
  log.add(entry('a'));
  expect(await store.count()).toBe(0);
  await passed(1);
  expect((await store.oldest(2)).map(({ item }) => [item.message, item.data])).toEqual([['a', { times: 2 }]]);
  await passed(57_999);
  expect(batches).toEqual([]);
  await passed(1);
  expect(batches).toEqual([{ atMs: 60_000, messages: ['a'], keepalive: false }]);
  expect(await store.count()).toBe(0);
  await passed(600_000);
  expect(batches).toHaveLength(1);
});

test('an error that was logged is not logged again within its 30 s [OP-1]', async () => {
  const { log, store } = start();
  log.add(entry('a'));
  await passed(29_999);
  log.add(entry('a'));
  await passed(1);
  expect(await store.count()).toBe(1);
  log.add(entry('a'));
  await passed(2000);
  expect(await store.count()).toBe(2);
});

test('127 items wait, the 128th sends them; no batch has more [OP-1]', async () => {
  const { log, batches } = start();
  for (const { message } of many(127)) log.add(entry(message));
  await passed(2000);
  expect(batches).toEqual([]);
  for (let index = 0; index < 130; index += 1) log.add(entry(`new ${index}`));
  await passed(2000);
  expect(batches).toEqual([]);
  await passed(10);
  expect(batches.map(({ messages }) => messages.length)).toEqual([128, 128]);
  await passed(56_000);
  expect(batches[2]).toMatchObject({ atMs: 60_000, messages: ['new 129'] });
});

test('what earlier pages have left is sent', async () => {
  const store = memoryStore();
  await store.add(many(2));
  const { batches } = start({ store });
  await passed(60_000);
  expect(batches.map(({ messages }) => messages)).toEqual([['old 0', 'old 1']]);
});

test('a failure is tried again after 1 s, 2 s and so on to 512 s, and nothing is lost [OP-1]', async () => {
  const { log, batches, store } = start({ answers: [...Array<number>(11).fill(500), 204, 500] });
  log.add(entry('a'));
  await passed(60_000 + (1 + 2 + 4 + 8 + 16 + 32 + 64 + 128 + 256 + 512 + 512) * 1000);
  const times = batches.map(({ atMs }) => atMs / 1000);
  expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual([
    1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512,
  ]);
  expect(await store.count()).toBe(0);
  log.add(entry('b'));
  await passed(60_000);
  const [first, second] = batches.slice(-2).map(({ atMs }) => atMs);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
});

test('nothing is sent offline, and sending resumes online', async () => {
  const { log, batches } = start({ isOnline: false });
  log.add(entry('a'));
  await passed(300_000);
  expect(batches).toEqual([]);
  log.setOnline(true);
  await passed(0);
  expect(batches).toMatchObject([{ atMs: 300_000, messages: ['a'] }]);
});

describe('a page that is left', () => {
  test('sends all pending items at once, merged ones too, so that they outlive the page [OP-1]', async () => {
    const { log, batches, store } = start();
    log.add(entry('a'));
    await log.leave();
    expect(batches).toEqual([{ atMs: 0, messages: ['a'], keepalive: true }]);
    expect(await store.count()).toBe(0);
  });

  test('sends no more than a browser sends then; the rest is kept', async () => {
    const { log, batches, store } = start();
    for (let index = 0; index < 20; index += 1) log.add(entry(`${index} ${'x'.repeat(9000)}`));
    await log.leave();
    expect(batches.map(({ messages }) => messages.length)).toEqual([6]);
    expect(await store.count()).toBe(14);
  });

  test('keeps what could not be sent', async () => {
    const { log, store } = start({ answers: [500] });
    log.add(entry('a'));
    await log.leave();
    expect((await store.oldest(2)).map(({ item }) => item.message)).toEqual(['a']);
  });

  test('keeps its items while it is offline, is already sending, or waits after a failure', async () => {
    const offline = start({ isOnline: false });
    offline.log.add(entry('a'));
    await offline.log.leave();
    expect([offline.batches, await offline.store.count()]).toEqual([[], 1]);

    const failed = start({ answers: [500] });
    failed.log.add(entry('a'));
    await passed(60_000);
    await failed.log.leave();
    expect([failed.batches.length, await failed.store.count()]).toEqual([1, 1]);

    const sending = start({ waits: true });
    sending.log.add(entry('a'));
    await passed(60_000);
    await sending.log.leave();
    expect(sending.batches).toHaveLength(1);
  });

  test('removes the items that it sends, so that no other tab sends them', async () => {
    const { log, store, arrive } = start({ waits: true });
    log.add(entry('a'));
    const left = log.leave();
    await passed(0);
    expect(await store.count()).toBe(0);
    arrive();
    await left;
  });
});

test('a tab that closes after another has sent everything continues to log', async () => {
  const first = start();
  const second = start({ store: first.store });
  second.log.add(entry('a'));
  await passed(2000);
  first.log.add(entry('b'));
  await first.log.leave();
  await second.log.leave();
  expect([first.batches[0]?.messages, second.batches]).toEqual([['a', 'b'], []]);
  second.log.add(entry('c'));
  await passed(60_000);
  expect(second.batches.map(({ messages }) => messages)).toEqual([['c']]);
});

test('two tabs with one store send nothing twice', async () => {
  const store = memoryStore();
  let last: Promise<unknown> = Promise.resolve();
  const alone = <Given>(work: () => Promise<Given>): Promise<Given> => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };
  const sent: string[] = [];
  const shared = {
    address: '/Log/Send',
    store,
    alone,
    isOnline: true,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    fetch: async (_: unknown, init?: RequestInit) => {
      sent.push(...(JSON.parse(init?.body as string) as LogItem[]).map(({ message }) => message));
      await new Promise((resolve) => setTimeout(resolve, 500));
      return new Response(null, { status: 204 });
    },
  };
  const tabs = [openLog(shared), openLog(shared)];
  tabs.forEach((tab, index) => tab.add(entry(`of tab ${index}`)));
  await vi.advanceTimersByTimeAsync(200_000);
  expect(sent.toSorted()).toEqual(['of tab 0', 'of tab 1']);
});

test('a store that breaks is tried like a service that fails', async () => {
  const inner = memoryStore();
  let breaks = true;
  const store: LogStore = {
    ...inner,
    oldest: (count) => (breaks ? Promise.reject(new Error('no')) : inner.oldest(count)),
  };
  const { log, batches } = start({ store });
  log.add(entry('a'));
  await passed(60_000);
  expect(batches).toEqual([]);
  breaks = false;
  await passed(1000);
  expect(batches).toHaveLength(1);
});
