import { type ReactNode, useMemo } from 'react';
import { useServiceAddress } from '../../bundle/base-path.ts';
import { lateHelpCenterCall } from '../../services/help-center/late-help-center-call.ts';
import { HelpCenterContext } from './use-help-center.ts';
import { useSite } from './use-site.ts';

/**
 * Provides the help center calls, so that the chat and quick answers share a token. Use it inside the site's context.
 */
export function HelpCenterProvider({ children }: { children: ReactNode }): ReactNode {
  const address = useServiceAddress();
  const { helpCenter } = useSite().services;
  const call = useMemo(
    () =>
      helpCenter === undefined
        ? undefined
        : lateHelpCenterCall(async () => {
            const { helpCenterCall } = await import('../../services/help-center/help-center-call.ts');
            return helpCenterCall({ address: address(helpCenter), ...browser });
          }),
    [helpCenter, address],
  );
  return <HelpCenterContext value={call}>{children}</HelpCenterContext>;
}

/** Read at each use: the prerenderer has no such object. */
const browser = {
  fetch: (...[input, init]: Parameters<typeof fetch>) => fetch(input, init),
  now: () => performance.now(),
  pageAddress: () => location.href,
};
