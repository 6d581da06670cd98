/** The texts that a page loads when it wants them. */
import '../../reader/messages/more.ts';
import { afterAll, vi } from 'vitest';
import { keepLogWith } from '../../reader/services/log.ts';

/** Listeners to a page's life that no component takes away, because they end with the page. */
const listeners: (() => void)[] = [];
if (typeof document !== 'undefined') {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, ...rest: [EventListener]) => {
      add(type, ...rest);
      if (/^(?:visibilitychange|page(?:hide|show)|storage|online|offline)$/u.test(type))
        listeners.push(() => target.removeEventListener(type, ...rest));
    };
    listeners.push(() => void (target.addEventListener = add));
  }
}

// the next file finds the clock, the globals, the log and the document as a page of its own would
afterAll(() => {
  keepLogWith(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  for (const remove of listeners.splice(0)) remove();
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
