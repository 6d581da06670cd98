import { type ReactNode, useEffect, useState } from 'react';
import { type Flags, siteFlags } from '../../../schemas/site-flags.ts';
import { useServiceAddress } from '../../bundle/base-path.ts';
import type { FlagsAnswer } from '../../services/flag-client.ts';
import { log } from '../../services/log.ts';
import { FlagsContext } from './use-flag.ts';
import { useSite } from './use-site.ts';

/** Provides the flags. Inside the base path's context. */
export function FlagsProvider({ children }: { children: ReactNode }): ReactNode {
  return <FlagsContext value={useFlags()}>{children}</FlagsContext>;
}

/**
 * Provides the site's own flags at first, as in the prerendered page. A flags service, or a vendor's provider from
 * one of the site's scripts, is asked after hydration, by code that other sites do not load.
 */
function useFlags(): Flags {
  const address = useServiceAddress();
  const site = useSite();
  const service = site.services['flags'];
  const isAsked = service !== undefined || (site.scripts ?? []).length > 0;
  const [flags, setFlags] = useState(() => siteFlags(site.flags));
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const answer = service === undefined ? Promise.resolve(undefined) : ask(address(service));
    const start = ({ startFlagClient }: typeof import('../../services/flag-client.ts')) => {
      if (signal.aborted) return;
      const stop = startFlagClient({ own: siteFlags(site.flags), answer, onFlags: setFlags });
      signal.addEventListener('abort', stop);
    };
    void import('../../services/flag-client.ts')
      .then(start)
      .catch((exception: unknown) => warn({ exception }));
    return () => leaving.abort();
  }, [isAsked, service, address, site]);
  return flags;
}

async function ask(address: string): FlagsAnswer {
  const { getFlags } = await import('../../services/flags.ts');
  const answer = await getFlags({ address, fetch: (input, init) => fetch(input, init) });
  if (answer.ok) return answer.value;
  warn({ data: answer.failure });
  return undefined;
}

const warn = (known: { readonly exception: unknown } | { readonly data: unknown }): void =>
  log({
    type: 'warning',
    category: 'flags',
    message: "The flags did not come; the site's own hold.",
    ...known,
  });
