/** Runs a callback when the browser is idle; gives a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, laterMs);
  return () => clearTimeout(timer);
}

/** A page on which nothing moves can have no idle time either. */
const latestMs = 2000;

/** Safari has none at all; a moment after the page has come is as good. */
const laterMs = 500;
