import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';

/** A button to change the cookie choice. Before hydration it is invisible and keeps its space. */
export function CookieSettings(): ReactNode {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      data-waiting={isHydrated ? undefined : ''}
      onClick={() => void askForConsent().catch(() => {}) /* nothing is sent without a connection */}
    >
      {message('consent.settings')}
    </button>
  );
}

async function askForConsent(): Promise<void> {
  const consent = await import('../../consent/consent.ts');
  consent.askForConsent();
}
