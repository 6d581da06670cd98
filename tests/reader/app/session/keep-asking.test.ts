// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAsking } from '../../../../reader/app/session/keep-asking.ts';

const ask = vi.fn<(signal: AbortSignal) => Promise<void>>();
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue();
  end = keepAsking(ask);
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageShow = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('asks once at first', () => {
  pageShow(false);
  expect(ask).toHaveBeenCalledOnce();
});

test('asks again when the page comes back out of the back/forward cache, and ends the question before', () => {
  pageShow(true);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(ask.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);
});

test('asks again when its tab becomes visible after five minutes, not earlier', () => {
  vi.advanceTimersByTime(5 * 60_000 - 1);
  show('visible');
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  show('hidden');
  expect(ask).toHaveBeenCalledOnce();
  show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks nothing more once it has ended', () => {
  end();
  pageShow(true);
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
});
