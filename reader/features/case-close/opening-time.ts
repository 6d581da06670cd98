import { widgetOpensAfterLoadMs, widgetOpensAfterScrollMs } from '../../../schemas/spec/pages/deflection.ts';

/**
 * Calls back when a page has been open for long enough, or after the first scroll, whichever comes first. `openedAtMs`
 * is a time of `performance.now()`. Earlier scrolling by the page itself, to a heading or to the old position, does not
 * count. Returns a function that stops it. Source: DF-1.
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
