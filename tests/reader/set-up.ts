/** The texts that a page loads when it wants them. */
import '../../reader/messages/more.ts';
import { afterAll, vi } from 'vitest';
import { keepLogWith } from '../../reader/services/log.ts';

// the next file finds the clock, the globals, the log and the document as a page of its own would
afterAll(() => {
  keepLogWith(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
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
