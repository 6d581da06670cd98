// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { whenWanted } from '../../reader/app/document/when-wanted.ts';
import { hasCaches } from '../../reader/bundle/files/kept-document.ts';
import { trustedScript } from '../../reader/browser/script-policy.ts';
import { track } from '../../reader/services/analytics/analytics.ts';

/** An editor's anchor or the words of a heading, which go by their id as globals where a browser has none of that name. */
function elementWithId(id: string): void {
  const heading = document.createElement('h2');
  heading.id = id;
  vi.stubGlobal(id, heading); // as browsers do, and jsdom here does not
}

test('a heading "Scheduler" does not prevent hydration', async () => {
  elementWithId('scheduler');
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  await expect(whenWanted()).resolves.toBeUndefined();
});

test('a heading "Caches" keeps no pages', () => {
  elementWithId('caches');
  expect(hasCaches()).toBe(false);
});

test('the anchor "trustedTypes" makes no policy', () => {
  elementWithId('trustedTypes');
  expect(trustedScript('/assets/a.js')).toBe(`${location.origin}/assets/a.js`);
});

test('the anchor "dataLayer" takes no events', () => {
  elementWithId('dataLayer');
  track({ event_name: 'page_view' } as never); // what an event holds is not looked at
  expect(window.dataLayer).toEqual([{ event_name: 'page_view' }]);
});
