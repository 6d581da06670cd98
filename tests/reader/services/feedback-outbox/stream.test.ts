// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Opening } from '../../../../reader/services/feedback-outbox/open-outbox.ts';
import type { Outbox } from '../../../../reader/services/feedback-outbox/outbox.ts';
import { feedbackStream } from '../../../../reader/services/feedback-outbox/stream.ts';
import {
  feedbackEvent,
  type FeedbackEvent,
  type FeedbackGiven,
} from '../../../../schemas/services/feedback.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-03-09T08:00:00Z') });
});

const storedKey = 'fieldbook-feedback-stored:/help/Feedback/Send';

const yes: FeedbackGiven = { kind: 'poll', value: 'yes', reasons: [], entry: 'hwDispatch' };

function openStream(bundleVersion: () => Promise<string | undefined> = async () => 'a1b2', locale?: string) {
  const outbox = {
    soon: vi.fn<Outbox['soon']>(),
    now: vi.fn<Outbox['now']>(),
    stop: vi.fn<Outbox['stop']>(),
  };
  const openOutbox = vi.fn<(opening: Opening) => Promise<Outbox>>(async () => outbox);
  const loadOutbox = vi.fn<() => Promise<{ openOutbox: typeof openOutbox }>>(async () => ({ openOutbox }));
  const stream = feedbackStream({
    address: '/help/Feedback/Send',
    page: () => '/how-to/dispatch',
    locale,
    bundleVersion,
    loadOutbox,
  });
  const close = stream.open();
  onTestFinished(close);
  return { stream, close, outbox, openOutbox, loadOutbox };
}

const stored = (): FeedbackEvent[] =>
  Object.values<string>(localStorage as unknown as Record<string, string>).map((text) =>
    feedbackEvent.parse(JSON.parse(text)),
  );

test('an event is stored before anything is loaded or sent', () => {
  const { stream, outbox } = openStream();
  stream.give({ ...yes, value: 'no', reasons: ['unclear'], comment: '  Old ', section: 'assign' });
  expect(stored()).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/u),
      at: '2026-03-09T08:00:00.000Z',
      kind: 'poll',
      value: 'no',
      reasons: ['unclear'],
      comment: 'Old',
      entry: 'hwDispatch',
      section: 'assign',
      page: '/how-to/dispatch',
      bundle: '',
    },
  ]);
  expect(outbox.soon).not.toHaveBeenCalled();
});

test('an event names the locale of a site with several [ML-8]', () => {
  openStream(undefined, 'es-MX').stream.give(yes);
  expect(stored()).toMatchObject([{ page: '/how-to/dispatch', locale: 'es-MX' }]);
});

test('then the outbox hears of it, and knows which bundle was read when it sends', async () => {
  const { stream, outbox, openOutbox } = openStream();
  stream.give(yes);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.soon).toHaveBeenCalledOnce();
  const [first] = stored();
  const naming = openOutbox.mock.calls[0]?.[0];
  await naming?.whenNamed();
  expect(first && naming?.named(first).bundle).toBe('a1b2');
  stream.give(yes);
  expect(
    stored()
      .map(({ bundle }) => bundle)
      .toSorted(),
  ).toEqual(['', 'a1b2']);
});

test('a bundle that cannot be known stays empty', async () => {
  const { stream, openOutbox } = openStream(() => Promise.reject(new Error('offline')));
  stream.give(yes);
  await vi.advanceTimersByTimeAsync(0);
  const naming = openOutbox.mock.calls[0]?.[0];
  await naming?.whenNamed();
  const [first] = stored();
  expect(first && naming?.named(first)).toEqual(first);
});

test('a page that has settled looks for what waits; so it does when the connection or the page comes back', async () => {
  const { outbox, loadOutbox } = openStream();
  localStorage.setItem(storedKey, 'true');
  await vi.advanceTimersByTimeAsync(1999);
  expect(loadOutbox).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.now).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.now).toHaveBeenCalledTimes(3);
  expect(loadOutbox).toHaveBeenCalledOnce();
});

test('a page where nothing waits does not load the outbox', async () => {
  const { loadOutbox } = openStream();
  await vi.advanceTimersByTimeAsync(10_000);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loadOutbox).not.toHaveBeenCalled();
});

test('a page that cannot look whether something waits loads it', async () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { loadOutbox } = openStream();
  await vi.advanceTimersByTimeAsync(2000);
  expect(loadOutbox).toHaveBeenCalledOnce();
  refused.mockRestore();
});

test('a page that is hidden sends at once, if it has anything to send with', async () => {
  const { stream, outbox, loadOutbox } = openStream();
  const hide = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loadOutbox).not.toHaveBeenCalled();
  stream.give(yes);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.now).toHaveBeenCalledOnce();
  hide.mockRestore();
});

test('without a connection, or its script, the outbox is loaded later', async () => {
  const { stream, outbox, loadOutbox } = openStream();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stream.give(yes);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loadOutbox).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  loadOutbox.mockRejectedValueOnce(new TypeError('the script is gone'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.now).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.now).toHaveBeenCalledOnce();
  expect(stored()).toHaveLength(1);
});

test('an unmounted page stops its outbox and its listeners', async () => {
  const { close, outbox, loadOutbox } = openStream();
  localStorage.setItem(storedKey, 'true');
  await vi.advanceTimersByTimeAsync(2000);
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.stop).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loadOutbox).toHaveBeenCalledOnce();
});

test('a long text is cut, so that the event is accepted', () => {
  const { stream } = openStream();
  stream.give({ ...yes, comment: 'x'.repeat(6000), entry: 'y'.repeat(300), query: '   ' });
  expect(stored()).toMatchObject([{ comment: 'x'.repeat(5000), entry: 'y'.repeat(200) }]);
  expect(stored()[0]).not.toHaveProperty('query');
});

test('a browser without storage remembers while the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { stream, openOutbox } = openStream();
  stream.give(yes);
  await vi.advanceTimersByTimeAsync(0);
  const landing = openOutbox.mock.calls[0]?.[0].landing;
  expect(landing?.items()).toMatchObject([{ value: { entry: 'hwDispatch' } }]);
  landing?.remove(landing.items().map(({ id }) => id));
  expect(landing?.items()).toEqual([]);
});
