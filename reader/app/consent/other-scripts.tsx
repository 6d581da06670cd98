import { type ReactNode, useEffect } from 'react';
import { startConsent, useConsent } from './consent.ts';
import { ConsentPlace } from './consent-place.tsx';
import { useSite } from '../site/use-site.ts';
import { useServiceAddress } from '../../bundle/base-path.ts';
import { log } from '../../services/log.ts';
import { whenIdle } from '../../browser/when-idle.ts';

/** The consent bar and the scripts of other sites. Few sites have any, so this code is loaded on demand. */
export const openOtherScripts = (asksFirst: boolean): { readonly OtherScripts: () => ReactNode } => {
  if (asksFirst) startConsent();
  return { OtherScripts };
};

function OtherScripts(): ReactNode {
  const { consent } = useSite();
  useScripts();
  return consent === true && <ConsentPlace />;
}

/** Loads the scripts of other sites once the page is idle, and a reader has agreed where the site asks. Source: OP-3. */
function useScripts(): void {
  const { scripts, scriptProxy, consent } = useSite();
  const address = useServiceAddress();
  const isAllowed = useConsent() === 'yes' || consent !== true;
  useEffect(() => {
    if (scripts === undefined || !isAllowed) return undefined;
    const proxy = scriptProxy === undefined ? undefined : address(scriptProxy);
    const load = async () => {
      const { loadScripts } = await import('./load-scripts.ts');
      loadScripts(scripts, proxy);
    };
    return whenIdle(() => void load().catch(warn));
  }, [scripts, scriptProxy, isAllowed, address]);
}

const warn = (exception: unknown): void =>
  log({ type: 'warning', category: 'scripts', message: 'Scripts of other sites did not load.', exception });
