/** Runs a callback when the browser is idle; gives a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, laterMs);
  return () => clearTimeout(timer);
}

/** A static page can be without idle time too. */
const latestMs = 2000;

/** Safari has no `requestIdleCallback`. A short delay after loading replaces it. */
const laterMs = 500;
