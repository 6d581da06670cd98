import { contentsHashDelayMs } from '../../../../schemas/spec/content/contents.ts';
import { openAround } from '../parts/open-around.ts';

/**
 * Scrolls to a place of this page, smoothly unless the reader wants no motion, gives it the focus, and reports it once
 * the page has been still for 500 ms. False where the page has no such place.
 */
export function jumpTo(place: string, arrived: (place: string) => void): boolean {
  const element = document.getElementById(place);
  if (element === null) return false;
  openAround(element);
  const prefersStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: prefersStillness ? 'instant' : 'smooth' });
  focusOn(element);
  onceStill(() => arrived(place));
  return true;
}

/** A heading in a summary has the focus there; any other place can take it from a script. */
function focusOn(element: HTMLElement): void {
  const target = element.closest('summary') ?? element;
  if (target === element) element.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Does nothing if the reader has left the page meanwhile. */
function onceStill(act: () => void): void {
  const page = location.pathname;
  const finish = () => {
    removeEventListener('scroll', restart);
    if (location.pathname === page) act();
  };
  let timer = setTimeout(finish, contentsHashDelayMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, contentsHashDelayMs);
  };
  addEventListener('scroll', restart, { passive: true });
}
