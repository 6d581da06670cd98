import type { ReactNode } from 'react';
import { ImageHosts, imageHostsOf } from '../../bundle/image-hosts.ts';
import { Labels } from '../../bundle/labels.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { SiteAddress } from '../../bundle/pages/site-address.ts';
import { Warn, type WarningSink } from '../../bundle/warn.ts';
import { Edition } from '../../ui/edition.ts';
import { log } from '../../services/log.ts';
import { FlagsProvider } from './flags-provider.tsx';
import { SiteServices } from './site-services.tsx';
import { useSite } from './use-site.ts';

interface SiteContextProps {
  bundle: Bundle;
  children: ReactNode;
}

/** Provides views and features with the data of the site, so that they do not depend on its source. */
export function SiteContext({ bundle, children }: SiteContextProps): ReactNode {
  const site = useSite();
  const { edition, labels, services } = site;
  return (
    <SiteAddress value={site}>
      <FlagsProvider>
        <Labels value={labels}>
          <Edition value={edition}>
            <ImageHosts value={imageHostsOf(services)}>
              <Warn value={logWarning}>
                <SiteServices bundle={bundle}>{children}</SiteServices>
              </Warn>
            </ImageHosts>
          </Edition>
        </Labels>
      </FlagsProvider>
    </SiteAddress>
  );
}

/** Logs warnings about the content. */
const logWarning: WarningSink = (warning, about) =>
  log({ type: 'warning', category: 'content', message: warning, data: { about } });
