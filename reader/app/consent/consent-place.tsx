import type { ReactNode } from 'react';
import { usePopupTurn } from '../../ui/overlays/use-popup-turn.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import { type Consent, giveConsent, useConsent, useConsentAskedFor } from './consent.ts';

/**
 * Shows the consent bar: to a reader who has not answered, when no other popup is open, and at once to one who wants
 * to change the answer.
 */
export function ConsentPlace(): ReactNode {
  const said = useConsent();
  const isAskedFor = useConsentAskedFor();
  const isOpen = useHydrated() && (said === undefined || isAskedFor);
  const hasPage = usePopupTurn(isOpen);
  const bar = useLoaded(loadBar, isOpen);
  if (bar === undefined || !(isAskedFor || hasPage)) return null;
  return <bar.ConsentBar said={said} isAskedFor={isAskedFor} onChoose={choose} />;
}

/** The focus was in the bar, which goes: it goes back to where the reader came from. */
function choose(choice: NonNullable<Consent>): void {
  const { opener } = giveConsent(choice);
  const next = opener?.isConnected === true ? opener : document.getElementById('main');
  next?.focus({ preventScroll: true });
}

/** Readers who have answered never load it. */
const loadBar = () => import('../../features/consent/consent-bar.tsx');
