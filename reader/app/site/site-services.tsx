import type { ReactNode } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { FeedbackProvider } from './feedback-provider.tsx';
import { HelpCenterProvider } from './help-center-provider.tsx';
import { SearchFields } from '../search/search-fields.tsx';
import { SearchServiceProvider } from '../search/search-service-provider.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { SupportCaseProvider } from '../article/support-case-provider.tsx';

interface SiteServicesProps {
  bundle: Bundle;
  children: ReactNode;
}

/** Provides the session and the clients of the site's live services. Only inside the site's context. */
export const SiteServices = ({ bundle, children }: SiteServicesProps): ReactNode => (
  <SearchServiceProvider loadIndex={bundle.search}>
    <SearchFields bundle={bundle}>
      <SessionProvider>
        <SupportCaseProvider>
          <HelpCenterProvider>
            <FeedbackProvider loadManifest={bundle.manifest}>{children}</FeedbackProvider>
          </HelpCenterProvider>
        </SupportCaseProvider>
      </SessionProvider>
    </SearchFields>
  </SearchServiceProvider>
);
