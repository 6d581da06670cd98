import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useAppLinks } from '../../bundle/use-app-links.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { SiteContext } from '../site-context.tsx';
import { usePageViews } from '../use-page-views.ts';
import { useSearchTracking } from '../use-search-tracking.ts';
import { useSite } from '../use-site.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer.tsx';
import { GoToTop } from './go-to-top.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { PageHead } from './page-head.tsx';
import { Progress } from './progress.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePageFrame } from './use-page-frame.ts';
import { useIsVisible } from './use-is-visible.ts';

/** The mark of a page that has been rendered in the browser. Source: requirements LY-7. */
const visibleMarker = 'fieldbook-visible';

/** What stands around every page, in the order in which it is read. Source: requirements LY-1. */
export function Layout(): ReactNode {
  return (
    <SiteContext>
      <Frame />
    </SiteContext>
  );
}

function Frame(): ReactNode {
  useAppLinks();
  usePageViews();
  useSearchTracking();
  const site = useSite();
  const frame = usePageFrame();
  const isVisible = useIsVisible();
  const main = usePageFocus();
  return (
    <div className={classNames(styles.root, isVisible && visibleMarker)}>
      {frame !== undefined && <PageHead head={frame.head} />}
      <a className={styles.skip} href="#main">
        {message('site.skipToContent')}
      </a>
      <Progress />
      <Header site={site} />
      <Breadcrumbs trail={frame?.breadcrumbs ?? []} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer site={site} />
      <GoToTop />
      <ScrollRestoration />
    </div>
  );
}
