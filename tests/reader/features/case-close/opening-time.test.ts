// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startOpeningTime } from '../../../../reader/features/case-close/opening-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo(0);
  onTestFinished(() => void vi.useRealTimers());
});

/** What jsdom does not do. */
function scrollTo(y: number): void {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
}

function started(openedAtMs = performance.now()) {
  const onTime = vi.fn<() => void>();
  return { onTime, stop: startOpeningTime(openedAtMs, onTime) };
}

describe('it is time to ask [DF-1]', () => {
  test('20 seconds after the page has opened, and not before', () => {
    const { onTime } = started();
    vi.advanceTimersByTime(19_999);
    expect(onTime).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTime).toHaveBeenCalledOnce();
  });

  test('5 seconds after the first scroll; the second one changes nothing', () => {
    const { onTime } = started();
    vi.advanceTimersByTime(1000);
    scrollTo(10);
    vi.advanceTimersByTime(3000);
    scrollTo(20);
    vi.advanceTimersByTime(1999);
    expect(onTime).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTime).toHaveBeenCalledOnce();
  });

  test('20 seconds after the page has opened, where the first scroll is late', () => {
    const { onTime } = started();
    vi.advanceTimersByTime(18_000);
    scrollTo(10);
    vi.advanceTimersByTime(2000);
    expect(onTime).toHaveBeenCalledOnce();
  });

  test('sooner, where the question itself came late', () => {
    const openedAtMs = performance.now();
    vi.advanceTimersByTime(15_000);
    const { onTime } = started(openedAtMs);
    vi.advanceTimersByTime(5000);
    expect(onTime).toHaveBeenCalledOnce();
  });

  test('not sooner because the page scrolled by itself', () => {
    scrollTo(300);
    const { onTime } = started();
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(5000);
    expect(onTime).not.toHaveBeenCalled();
  });

  test('never, once it was stopped', () => {
    const { onTime, stop } = started();
    scrollTo(10);
    stop();
    scrollTo(20);
    vi.advanceTimersByTime(60_000);
    expect(onTime).not.toHaveBeenCalled();
  });
});
