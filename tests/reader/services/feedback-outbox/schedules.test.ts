import fc from '../../../fast-check.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  browserStandIn,
  type Connection,
  newEvent,
  pass,
  serviceStandIn,
  turnClock,
} from './browser-stand-in.ts';

beforeEach(turnClock);

const connections: readonly Connection[] = ['good', 'offline', 'down', 'throttled', 'lossy'];
const tab = fc.nat({ max: 1 });

/** What happens to two tabs of a browser. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('give' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 4000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('connect' as const), to: fc.constantFrom(...connections) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hide' as const), tab }) },
);

test.each([
  ['with locks', { hasLocks: true }],
  ['where tabs storedLock their turns', { hasLocks: false }],
])('in a browser %s, whatever happens, each event is kept once', { timeout: 120_000 }, async (_, parts) => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 30 }), async (schedule) => {
      const service = serviceStandIn();
      const browser = browserStandIn(service, parts);
      const tabs = [await browser.openTab(), await browser.openTab()];
      const given: string[] = [];
      const losses = new Set<string>();
      for (const each of schedule) {
        if (each.kind === 'give') {
          const event = newEvent();
          given.push(event.id);
          tabs[each.tab]?.give(event);
        }
        if (each.kind === 'hide') tabs[each.tab]?.outbox.now();
        if (each.kind === 'wait') await pass(each.ms);
        if (each.kind === 'connect') service.connection = each.to;
        if (each.kind === 'connect' && each.to !== 'offline') for (const { outbox } of tabs) outbox.now();
        if (each.kind === 'reload') {
          tabs[each.tab]?.close();
          tabs[each.tab] = await browser.openTab();
        }
        if (each.kind === 'reload' || service.connection === 'lossy') losses.add(each.kind);
      }
      service.connection = 'good';
      for (const { outbox } of tabs) outbox.now();
      await pass(15 * 60_000);
      for (const each of tabs) each.close();
      expect([...service.kept.keys()].toSorted()).toEqual(given.toSorted());
      expect(browser.waiting()).toBe(0);
      // a page that goes, and a reply that does, leave the browser without knowing what has arrived
      const again =
        losses.size > 0 ? [] : service.arrivals.filter((id, index, all) => all.indexOf(id) < index);
      const atOnce = losses.has('reload') ? [] : service.overlaps;
      expect([again, atOnce]).toEqual([[], []]);
    }),
    { numRuns: 60 },
  );
});
