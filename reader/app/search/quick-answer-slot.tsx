import { type ReactNode, use } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { useAddressQuery } from '../../browser/use-address-query.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import { wordsInAddress } from '../../ui/search-field/words-in-address.ts';
import { SessionContext } from '../session/session.ts';
import { useFlag } from '../site/use-flag.ts';
import { useHelpCenter } from '../site/use-help-center.ts';

/**
 * The quick answer of a search. Only signed-in readers get one, and only if the flag is on and the site has a help
 * center. Its code is loaded with the first answer. Source: docs/requirements.md, QA-1.
 */
export function QuickAnswerSlot({ bundle }: { bundle: Bundle }): ReactNode {
  const call = useHelpCenter();
  const isOn = useFlag('quickAnswer');
  const { isAuthenticated } = use(SessionContext);
  const query = wordsInAddress(useAddressQuery()).trim();
  const isWanted = isOn && isAuthenticated && call !== undefined && query !== '';
  const loaded = useLoaded(load, isWanted);
  if (loaded === undefined || call === undefined) return null;
  return <loaded.SearchQuickAnswer call={call} query={query} bundle={bundle} />;
}

const load = () => import('./search-quick-answer.tsx');
