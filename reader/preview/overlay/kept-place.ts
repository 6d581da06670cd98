import * as z from 'zod/mini';
import { closedAround } from './blocks/spots.ts';
import { forgetInTab, keepInTab, readInTab } from './tab-storage.ts';

/** The indexes of an element and its ancestors among their siblings, from the body on. */
const steps = z.array(z.number());

/** The position of the reader when the page was closed. */
const kept = z.object({
  url: z.string(),
  /** The element that had the focus. */
  focused: z.optional(steps),
  /** The visible block, and its distance from the window's top. Unit: CSS pixels. */
  read: z.optional(z.object({ element: steps, top: z.number() })),
});

const storageKey = 'fieldbook-preview-place';

export function keepPlace(): void {
  addEventListener('pagehide', () => {
    const focused = document.activeElement;
    const read = readNow();
    const place: z.infer<typeof kept> = {
      url: location.href,
      ...(focused !== null && focused !== document.body && { focused: stepsTo(focused) }),
      ...(read && { read: { element: stepsTo(read), top: read.getBoundingClientRect().top } }),
    };
    keepInTab(storageKey, place);
  });
}

/**
 * After a reload, such as after an edit, restores the scroll position relative to the visible block, and the focus,
 * unless the reader has moved on.
 */
export function giveBackPlace(): void {
  const place = readKept();
  if (place === undefined) return;
  forgetInTab(storageKey);
  const read = place.read && elementAt(place.read.element);
  const focused = place.focused && elementAt(place.focused);
  // both could be seen: the parts around them were open, and the page may open them only later
  for (const element of [read, focused]) {
    for (const part of element === undefined ? [] : closedAround(element)) part.open = true;
  }
  if (read !== undefined) {
    scrollBy({ top: read.getBoundingClientRect().top - (place.read?.top ?? 0), behavior: 'instant' });
  }
  if (focused instanceof HTMLElement && document.activeElement === document.body) {
    focused.focus({ preventScroll: true });
  }
}

/** The block at the top of the window, below fixed elements. Undefined at the start of the page. */
function readNow(): Element | undefined {
  if (scrollY === 0) return undefined;
  const main = document.querySelector('main');
  const blocks = main?.querySelectorAll('h2, h3, h4, p, li, summary, figure, table') ?? [];
  return [...blocks].find((each) => each.getBoundingClientRect().top > 0 && each.getClientRects().length > 0);
}

function stepsTo(element: Element): number[] {
  const found: number[] = [];
  for (let at = element; at !== document.body && at.parentElement !== null; at = at.parentElement) {
    found.unshift([...at.parentElement.children].indexOf(at));
  }
  return found;
}

function elementAt(found: readonly number[]): Element | undefined {
  let element: Element | undefined = document.body;
  for (const step of found) element = element?.children[step];
  return element;
}

function readKept(): z.infer<typeof kept> | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return undefined;
  const place = readInTab(storageKey, kept);
  return place?.url === location.href ? place : undefined;
}
