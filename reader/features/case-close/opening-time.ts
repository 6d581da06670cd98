import { widgetOpensAfterLoadMs, widgetOpensAfterScrollMs } from '../../../schemas/spec/pages/deflection.ts';

/**
 * Calls back when a page that was opened at a time (of `performance.now()`) has been open for long enough, or after the first scroll, whichever comes first. What the page has
 * scrolled by itself before, to a heading or to where the reader was, is no scroll. Gives what stops it. Source: DF-1.
 */
export function startOpeningTime(openedAtMs: number, onTime: () => void): () => void {
  const start = scrollY;
  const afterLoad = setTimeout(onTime, openedAtMs + widgetOpensAfterLoadMs - performance.now());
  let afterScroll: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    if (scrollY === start) return;
    removeEventListener('scroll', onScroll);
    afterScroll = setTimeout(onTime, widgetOpensAfterScrollMs);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(afterLoad);
    clearTimeout(afterScroll);
    removeEventListener('scroll', onScroll);
  };
}
