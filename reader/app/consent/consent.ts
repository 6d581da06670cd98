import { useSyncExternalStore } from 'react';
import { setAnalyticsConsent } from '../../services/analytics.ts';

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
export const useConsent = (): Consent =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => undefined,
  );

/** Whether a reader wants to choose anew. */
export const useConsentAskedFor = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked !== undefined,
    () => false,
  );

export function askForConsent(): void {
  asked = { opener: document.activeElement instanceof HTMLElement ? document.activeElement : undefined };
  notifyAll();
}

/** Gives what the reader has asked with, if so. */
export function giveConsent(next: NonNullable<Consent>): Asked {
  const before = asked ?? { opener: undefined };
  asked = undefined;
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

let said: Consent;
let asked: Asked | undefined;
const listeners = new Set<() => void>();

function learn(next: Consent): void {
  said = next;
  setAnalyticsConsent(next === undefined ? 'awaited' : analyticsConsent[next]);
  notifyAll();
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

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
