/** Does work that can wait until the browser has nothing else to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, laterMs);
  return () => clearTimeout(timer);
}

/** Safari has no idle time; a moment after the page has come is as good. */
const laterMs = 500;
