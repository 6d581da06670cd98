import * as z from 'zod/mini';

/** Where the focus was when the page was left. */
const kept = z.object({ url: z.string(), steps: z.array(z.number()) });

const storageKey = 'fieldbook-preview-focus';

/** A page that is loaded anew, as after an edit, gives the focus back to what stands in the same place. */
export function keepFocus(): void {
  addEventListener('pagehide', () => {
    const focused = document.activeElement;
    try {
      if (focused === null || focused === document.body) sessionStorage.removeItem(storageKey);
      else
        sessionStorage.setItem(storageKey, JSON.stringify({ url: location.href, steps: stepsTo(focused) }));
    } catch {
      // A browser that keeps nothing begins at the page's start.
    }
  });
}

/** Once what had it is there again; not where somebody has gone on meanwhile. */
export function giveFocusBack(): void {
  const steps = read();
  if (steps === undefined || document.activeElement !== document.body) return;
  let element: Element | undefined = document.body;
  for (const step of steps) element = element?.children[step];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  if (document.activeElement === element) sessionStorage.removeItem(storageKey);
}

/** The positions of an element and of all around it, from the body on. */
function stepsTo(element: Element): number[] {
  const steps: number[] = [];
  for (let at = element; at !== document.body && at.parentElement !== null; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at));
  }
  return steps;
}

function read(): readonly number[] | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type !== 'reload') return undefined;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    const parsed = kept.safeParse(found);
    return parsed.success && parsed.data.url === location.href ? parsed.data.steps : undefined;
  } catch {
    return undefined;
  }
}
