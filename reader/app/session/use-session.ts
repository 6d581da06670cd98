import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { keepAsking } from './keep-asking.ts';
import type { Session } from './session.ts';

/**
 * The session from the profile service at an address; undefined if there is none, and nobody can sign in. Anonymous
 * at first, as in the prerendered page, and after a failure. Source: docs/requirements.md, AU-1.
 */
export function useSession(address: string | undefined): Session {
  const [session, setSession] = useState<Session>(somebody);
  useEffect(() => {
    if (address === undefined) return undefined;
    const ask = async (signal: AbortSignal) => {
      const said = await askWhoReads(address, signal).catch(() => anonymous);
      if (!signal.aborted) setSession(said);
    };
    let stop: (() => void) | undefined;
    // the page is there first: it reads the same for everybody
    const cancel = whenIdle(() => (stop = keepAsking(ask)));
    return () => {
      cancel();
      stop?.();
    };
  }, [address]);
  return address === undefined ? nobody : session;
}

/** The profile code is loaded on demand. A site without the service never loads it. */
async function askWhoReads(address: string, signal: AbortSignal): Promise<Session> {
  const { getSession } = await import('./get-session.ts');
  return getSession({ address, fetch, signal });
}

const nobody: Session = { isAuthenticated: false, canSignIn: false };
const anonymous: Session = { isAuthenticated: false, canSignIn: true };
const somebody: Session = { ...anonymous, isPending: true };
