import { type ReactNode, useEffect, useMemo } from 'react';
import { toRoutePath } from '../../../schemas/urls.ts';
import { useServiceAddress } from '../../bundle/base-path.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { feedbackStream } from '../../services/feedback-outbox/stream.ts';
import { FeedbackContext, type GiveFeedback } from './use-feedback.ts';
import { useSite } from './use-site.ts';

interface FeedbackProviderProps {
  loadManifest: Bundle['manifest'];
  children: ReactNode;
}

/** Provides the feedback stream, one for the page. Only inside the site's context. */
export function FeedbackProvider({ loadManifest, children }: FeedbackProviderProps): ReactNode {
  const address = useServiceAddress();
  const site = useSite();
  const stream = useMemo(() => {
    const { basePath, services, locale, locales } = site;
    return services['feedback'] === undefined
      ? undefined
      : feedbackStream({
          address: address(services['feedback']),
          page: () => toRoutePath(location.pathname.slice(basePath.length - 1)),
          locale: locales && locale,
          bundleVersion: async () => (await loadManifest()).version,
          loadOutbox: () => import('../../services/feedback-outbox/open-outbox.ts'),
        });
  }, [site, address, loadManifest]);
  useEffect(() => stream?.open(), [stream]);
  return <FeedbackContext value={stream?.give ?? nowhere}>{children}</FeedbackContext>;
}

const nowhere: GiveFeedback = () => {};
