/**
 * Calls back when the page's content or layout may have changed, at most once a frame. Gives a function that stops.
 * The overlay's own elements are not observed.
 */
export function onPageChange(listener: () => void): () => void {
  let frame: number | undefined;
  const soon = (event?: unknown) => {
    // markers are scrolled with the page
    if (event instanceof Event && event.target === document && event.type === 'scroll') return;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      listener();
    });
  };
  const page = document.getElementById('root') ?? document.body;
  const elements = new MutationObserver(soon);
  elements.observe(page, { childList: true, subtree: true, attributeFilter: ['open', 'hidden'] });
  const sizes = new ResizeObserver(soon);
  sizes.observe(page);
  sizes.observe(document.documentElement);
  // those that do not bubble are heard on their way down
  for (const type of events) addEventListener(type, soon, { capture: true, passive: true });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    elements.disconnect();
    sizes.disconnect();
    for (const type of events) removeEventListener(type, soon, { capture: true });
  };
}

/** A part opened, a picture came, a table was scrolled, a sticky block has moved on the page, something has moved to its place. */
const events = ['toggle', 'load', 'scroll', 'scrollend', 'resize', 'popstate', 'transitionend'] as const;
