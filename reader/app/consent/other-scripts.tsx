import type { ReactNode } from 'react';
import { startConsent } from './consent.ts';
import { ConsentPlace } from './consent-place.tsx';
import { useScripts } from './use-scripts.ts';
import { useSite } from '../site/use-site.ts';

/** What scripts of other sites need on a page. Few sites have any, so it comes late. */
export const openOtherScripts = (asksFirst: boolean): { readonly OtherScripts: () => ReactNode } => {
  if (asksFirst) startConsent();
  return { OtherScripts };
};

function OtherScripts(): ReactNode {
  const { consent } = useSite();
  useScripts();
  return consent === true && <ConsentPlace />;
}
