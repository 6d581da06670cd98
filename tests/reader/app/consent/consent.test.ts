// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { searchEvent } from '../../../../reader/services/analytics/page-events.ts';

/** A page of its own: what it knows is in its modules. */
async function openPage() {
  vi.resetModules();
  delete window.dataLayer;
  const consent = await import('../../../../reader/app/consent/consent.ts');
  const { track } = await import('../../../../reader/services/analytics/analytics.ts');
  return { ...consent, search: (words: string) => track(searchEvent({ words })) };
}

const events = () =>
  (window.dataLayer ?? []).map((event) => (event as { readonly search_term?: string }).search_term);

beforeEach(() => localStorage.clear());

test('a site without a consent bar sends events at once', async () => {
  const { search } = await openPage();
  search('a');
  expect(events()).toEqual(['a']);
});

test('events wait for a yes, and come in their order; later ones at once [OP-3]', async () => {
  const { startConsent, giveConsent, search } = await openPage();
  startConsent();
  search('a');
  search('b');
  expect(events()).toEqual([]);
  giveConsent('yes');
  expect(events()).toEqual(['a', 'b']);
  search('c');
  expect(events()).toEqual(['a', 'b', 'c']);
});

test('a no drops the waiting events and all later ones until a yes [OP-3]', async () => {
  const { startConsent, giveConsent, search } = await openPage();
  startConsent();
  search('a');
  giveConsent('no');
  search('b');
  giveConsent('yes');
  search('c');
  expect(events()).toEqual(['c']);
});

test('the next page knows the answer', async () => {
  const first = await openPage();
  first.startConsent();
  first.giveConsent('no');
  const next = await openPage();
  next.startConsent();
  next.search('a');
  expect(events()).toEqual([]);
  expect(localStorage.getItem('fieldbook-consent')).toBe('no');
  next.giveConsent('yes');
  const last = await openPage();
  last.startConsent();
  last.search('b');
  expect(events()).toEqual(['b']);
});

test('an answer in another tab applies here, and so does its deletion', async () => {
  const { startConsent, search } = await openPage();
  startConsent();
  search('a');
  localStorage.setItem('fieldbook-consent', 'yes');
  window.dispatchEvent(new StorageEvent('storage', { key: 'fieldbook-consent' }));
  expect(events()).toEqual(['a']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  search('b');
  expect(events()).toEqual(['a']);
});

test('without storage the answer applies to the open page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { startConsent, giveConsent, search } = await openPage();
  startConsent();
  search('a');
  giveConsent('yes');
  expect(events()).toEqual(['a']);
});
