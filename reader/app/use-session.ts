import { useEffect, useMemo, useState } from 'react';
import { emptyProfile, type Profile } from '../../schemas/services/profile.ts';
import { getProfile } from '../services/profile.ts';
import { keepAsking } from './keep-asking.ts';
import type { Session } from './session.ts';
import { sessionOf } from './session-of.ts';

/**
 * Who reads, from the service at an address; undefined: there is none, and nobody can sign in. Anonymous at first, as in
 * the prerendered page, and wherever a call fails. Source: requirements AU-1.
 */
export function useSession(address: string | undefined): Session {
  const [profile, setProfile] = useState<Profile>();
  useEffect(() => {
    if (address === undefined) return undefined;
    return keepAsking(async (signal) => {
      const answer = await getProfile({ address, fetch, signal });
      if (!signal.aborted) setProfile(answer.ok ? answer.value : emptyProfile);
    });
  }, [address]);
  return useMemo(() => {
    if (address === undefined) return nobody;
    return profile === undefined ? somebody : sessionOf(profile);
  }, [address, profile]);
}

const nobody: Session = { isAuthenticated: false, canSignIn: false };
const somebody: Session = { isAuthenticated: false, canSignIn: true, isPending: true };
