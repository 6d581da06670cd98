import { type ReactNode, useMemo } from 'react';
import { BasePath } from '../bundle/base-path.ts';
import { ImageHosts, imageHostsOf } from '../bundle/image-service.ts';
import { Labels } from '../bundle/labels.ts';
import { views } from '../views/index.tsx';
import { ViewsContext } from '../views/view.ts';
import { SessionProvider } from './session-provider.tsx';
import { useSite } from './use-site.ts';

/** Hands down what views and features need of the site and of who reads, so that they do not know where it comes from. */
export function SiteContext({ children }: { children: ReactNode }): ReactNode {
  const { basePath, labels, services } = useSite();
  const imageHosts = useMemo(() => imageHostsOf(services), [services]);
  return (
    <BasePath value={basePath}>
      <Labels value={labels}>
        <ImageHosts value={imageHosts}>
          <ViewsContext value={views}>
            <SessionProvider>{children}</SessionProvider>
          </ViewsContext>
        </ImageHosts>
      </Labels>
    </BasePath>
  );
}
