import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/create-store.ts';
import { setAnalyticsConsent } from '../../services/analytics/analytics.ts';

/** What a reader has said to cookies; undefined: nothing yet. */
export type Consent = 'yes' | 'no' | undefined;

const key = 'fieldbook-consent';

/** Has analytics wait for what a reader says, or know what was said before. For sites that ask, before the page is taken over. */
export function startConsent(): void {
  learn(stored());
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) learn(stored());
  });
}

/** Undefined in a prerendered page: nobody reads it yet. */
export const useConsent = (): Consent => useSyncExternalStore(said.subscribe, said.current, () => undefined);

/** Whether a reader wants to choose anew. */
export const useConsentAskedFor = (): boolean =>
  useSyncExternalStore(
    asked.subscribe,
    () => asked.current() !== undefined,
    () => false,
  );

export function askForConsent(): void {
  asked.set({ opener: document.activeElement instanceof HTMLElement ? document.activeElement : undefined });
}

/** Gives what the reader has asked with, if so. */
export function giveConsent(next: NonNullable<Consent>): Asked {
  const before = asked.current() ?? { opener: undefined };
  asked.set(undefined);
  try {
    localStorage.setItem(key, next);
  } catch {
    // a browser that keeps nothing asks again on the next page
  }
  learn(next);
  return before;
}

interface Asked {
  readonly opener: HTMLElement | undefined;
}

const said = createStore<Consent>(undefined);
const asked = createStore<Asked | undefined>(undefined);

function learn(next: Consent): void {
  setAnalyticsConsent(next === undefined ? 'awaited' : analyticsConsent[next]);
  said.set(next);
}

const analyticsConsent = { yes: 'given', no: 'refused' } as const;

function stored(): Consent {
  try {
    const value = localStorage.getItem(key);
    return value === 'yes' || value === 'no' ? value : undefined;
  } catch {
    return undefined;
  }
}
