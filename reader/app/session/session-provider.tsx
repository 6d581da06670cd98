import type { ReactNode } from 'react';
import { useServiceAddress } from '../../bundle/base-path.ts';
import { SessionContext } from './session.ts';
import { useSession } from './use-session.ts';
import { useSite } from '../site/use-site.ts';

/** Provides the session. Only inside the site's context. */
export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  const address = useServiceAddress();
  const { profile } = useSite().services;
  const session = useSession(profile === undefined ? undefined : address(profile));
  return <SessionContext value={session}>{children}</SessionContext>;
}
