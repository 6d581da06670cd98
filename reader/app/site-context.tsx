import { type ReactNode, useMemo } from 'react';
import { BasePath } from '../bundle/base-path.ts';
import { ImageHosts, imageHostsOf } from '../bundle/image-service.ts';
import { Labels } from '../bundle/labels.ts';
import type { Bundle } from '../bundle/open.ts';
import { SiteAddress } from '../bundle/site-address.ts';
import { views } from '../views/index.tsx';
import { ViewsContext } from '../views/view.ts';
import { FeedbackProvider } from './feedback-provider.tsx';
import { HelpCenterProvider } from './help-center-provider.tsx';
import { SearchFields } from './search-fields.tsx';
import { SearchServiceProvider } from './search-service-provider.tsx';
import { SessionProvider } from './session-provider.tsx';
import { SupportCaseProvider } from './support-case-provider.tsx';
import { useSite } from './use-site.ts';

interface SiteContextProps {
  bundle: Bundle;
  children: ReactNode;
}

/** Hands down what views and features need of the site and of who reads, so that they do not know where it comes from. */
export function SiteContext({ bundle, children }: SiteContextProps): ReactNode {
  const site = useSite();
  const { basePath, labels, services } = site;
  const imageHosts = useMemo(() => imageHostsOf(services), [services]);
  return (
    <BasePath value={basePath}>
      <SiteAddress value={site}>
        <Labels value={labels}>
          <ImageHosts value={imageHosts}>
            <ViewsContext value={views}>
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
            </ViewsContext>
          </ImageHosts>
        </Labels>
      </SiteAddress>
    </BasePath>
  );
}
