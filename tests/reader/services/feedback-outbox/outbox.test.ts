import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxStoredEvents } from '../../../../reader/services/feedback-outbox/store.ts';
import { browserStandIn, newEvent, pass, serviceStandIn, settle, turnClock } from './browser-stand-in.ts';

beforeEach(turnClock);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

test('events given within a second are sent in one call', async () => {
  const service = serviceStandIn();
  const tab = await browserStandIn(service).openTab();
  const events = [newEvent(), newEvent({ value: 'no', reasons: ['unclear'], comment: 'Too old' })];
  for (const event of events) tab.give(event);
  await pass(5000);
  expect([...service.kept.values()]).toEqual(events);
  expect(service.calls).toEqual([2]);
  await pass(hourMs);
  expect(service.calls).toEqual([2]);
});

test('events given during a call are sent in the next one', async () => {
  const service = serviceStandIn();
  const tab = await browserStandIn(service).openTab();
  tab.give(newEvent());
  await pass(1100);
  tab.give(newEvent());
  await pass(5000);
  expect(service.calls).toEqual([1, 1]);
  expect(service.overlaps).toEqual([]);
});

test('a page that goes sends at once', async () => {
  const service = serviceStandIn();
  const tab = await browserStandIn(service).openTab();
  tab.give(newEvent());
  await settle();
  expect(service.calls).toEqual([]);
  tab.outbox.now();
  await settle();
  expect(service.calls).toEqual([1]);
});

test('a service that is down is asked again after growing waits, and at once when there is news', async () => {
  const service = serviceStandIn();
  service.connection = 'down';
  const tab = await browserStandIn(service).openTab();
  await pass(3000);
  tab.give(newEvent());
  await pass(10 * minuteMs);
  const early = service.calls.length;
  expect(early).toBeGreaterThan(6);
  expect(early).toBeLessThan(10);
  await pass(hourMs);
  expect(service.calls.length - early).toBe(12);
  tab.outbox.now();
  await pass(1500);
  expect(service.calls.length - early).toBe(13);
  service.connection = 'good';
  await pass(5000);
  expect(service.kept.size).toBe(1);
});

test('without a connection nothing is tried', async () => {
  const service = serviceStandIn();
  service.connection = 'offline';
  const tab = await browserStandIn(service).openTab();
  tab.give(newEvent());
  await pass(hourMs);
  expect(service.calls).toEqual([]);
  service.connection = 'good';
  tab.outbox.now();
  await pass(1500);
  expect(service.kept.size).toBe(1);
});

test('a reply that is lost leads to the same ids again, which the service keeps once', async () => {
  const service = serviceStandIn();
  service.connection = 'lossy';
  const tab = await browserStandIn(service).openTab();
  tab.give(newEvent());
  await pass(2000);
  service.connection = 'good';
  await pass(10_000);
  expect(service.arrivals).toHaveLength(2);
  expect(service.kept.size).toBe(1);
});

test('an event that the service never takes is let go, and holds up no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const service = serviceStandIn();
  service.refuses = ({ comment }) => comment === 'no thanks';
  const tab = await browserStandIn(service).openTab();
  const events = Array.from({ length: 9 }, (_, index) =>
    newEvent(index === 4 ? { comment: 'no thanks' } : {}),
  );
  for (const event of events) tab.give(event);
  await pass(20_000);
  expect(service.kept.size).toBe(8);
  expect(new Set(service.arrivals).size).toBe(service.arrivals.length);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('no thanks');
  const calls = service.calls.length;
  await pass(hourMs);
  expect(service.calls).toHaveLength(calls);
});

test('the next page of the browser sends what waits', async () => {
  const service = serviceStandIn();
  const browser = browserStandIn(service);
  const first = await browser.openTab();
  first.give(newEvent());
  first.close();
  await pass(hourMs);
  expect(service.kept.size).toBe(0);
  await browser.openTab();
  await pass(4000);
  expect(service.kept.size).toBe(1);
});

test('beyond the bound the oldest go', { timeout: 60_000 }, async () => {
  const service = serviceStandIn();
  service.connection = 'offline';
  const tab = await browserStandIn(service).openTab();
  for (let index = 0; index < maxStoredEvents + 10; index += 1) {
    vi.setSystemTime(Date.now() + 1000);
    tab.give(newEvent({ query: String(index) }));
  }
  await pass(2 * minuteMs);
  service.connection = 'good';
  tab.outbox.now();
  await pass(10 * minuteMs);
  expect(service.kept.size).toBe(maxStoredEvents);
  expect([...service.kept.values()][0]?.query).toBe('10');
  expect(Math.max(...service.calls)).toBe(100);
});

test('a broken database does not block later events', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const service = serviceStandIn();
  const tab = await browserStandIn(service).openTab();
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('the disk is gone', 'InvalidStateError');
  });
  tab.give(newEvent());
  await pass(10_000);
  expect(service.kept.size).toBe(1);
  transaction.mockRestore();
});

const browsers = {
  'a browser with locks': {},
  'a page without encryption, which has none': { hasLocks: false },
  'a browser that keeps no database': { hasDatabase: false },
};

describe.each(Object.entries(browsers))('in %s', { timeout: 60_000 }, (_, parts) => {
  test('24 hours offline in two tabs, with reloads and a service that loses replies, lose and double nothing', async () => {
    const service = serviceStandIn();
    const browser = browserStandIn(service, parts);
    let [one, two] = [await browser.openTab(), await browser.openTab()];
    service.connection = 'offline';
    const given: string[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 4) {
      const event = newEvent();
      given.push(event.id);
      (minute % 8 === 0 ? one : two).give(event);
      if (minute % 120 === 20) {
        one.close();
        one = await browser.openTab();
      }
      await pass(4 * minuteMs);
    }
    expect(service.calls).toEqual([]);
    two.close();
    two = await browser.openTab();
    service.connection = 'lossy';
    one.outbox.now();
    two.outbox.now();
    await pass(2000);
    service.connection = 'good';
    await pass(15 * minuteMs);
    expect([service.kept.size, given.filter((id) => !service.kept.has(id))]).toEqual([given.length, []]);
    expect(service.overlaps).toEqual([]);
    expect(browser.waiting()).toBe(0);
  });
});
