import { useSyncExternalStore } from 'react';
import { createStore } from '../../browser/create-store.ts';
import { setAnalyticsConsent } from '../../services/analytics/analytics.ts';

/** The reader's answer about cookies; undefined before there is one. */
export type Consent = 'yes' | 'no' | undefined;

const key = 'fieldbook-consent';

/** Makes analytics wait for consent, or applies the stored answer. For sites that ask, before hydration. */
export function startConsent(): void {
  learn(stored());
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) learn(stored());
  });
}

/** Undefined in a prerendered page. */
export const useConsent = (): Consent => useSyncExternalStore(said.subscribe, said.current, () => undefined);

/** Whether the reader has opened the cookie settings. */
export const useConsentAskedFor = (): boolean =>
  useSyncExternalStore(
    asked.subscribe,
    () => asked.current() !== undefined,
    () => false,
  );

export function askForConsent(): void {
  asked.set({ opener: document.activeElement instanceof HTMLElement ? document.activeElement : undefined });
}

/** Gives the element that opened the settings, if the reader did. */
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
