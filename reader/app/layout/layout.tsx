import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { useAppLinks } from '../../bundle/pages/use-app-links.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { SiteSearchContext } from '../../ui/search-field/site-search.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ArticleCase } from '../article/article-case.tsx';
import { useVisits } from '../worker/use-visits.ts';
import { usePrefetch } from '../prefetch/use-prefetch.ts';
import { ChatProvider } from '../chat/chat-provider.tsx';
import { SiteContext } from '../site/site-context.tsx';
import { useFlag } from '../site/use-flag.ts';
import { OnlineNotice } from './online-notice.tsx';
import { usePageViews } from '../routing/use-page-views.ts';
import { useSearchTracking } from '../search/use-search-tracking.ts';
import { useSite } from '../site/use-site.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Footer } from './footer/footer.tsx';
import { GoToTop } from './go-to-top.tsx';
import { Header } from './header/header.tsx';
import { hereOf } from './header/here.ts';
import styles from './layout.module.css';
import { useSiteSearch } from './header/use-site-search.ts';
import { PageHead } from './page-head.tsx';
import { SharedPart } from './shared-part.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkipLink } from './skip-link.tsx';
import { useAwaitedPath } from './use-awaited-path.ts';
import { usePageFade } from './use-page-fade.ts';
import { usePageFocus } from './use-page-focus.ts';
import { usePageData, usePageFrame } from './use-page-frame.ts';
import { rootDelayMs, rootWaitsForLoadMaxWidthPx } from '../../../schemas/spec/interface/layout.ts';

/** The mark of a page that has been rendered in the browser. Source: docs/requirements.md, LY-7. */
const visibleMarker = 'fieldbook-visible';

/** The layout of every page, in reading order. Source: docs/requirements.md, LY-1. */
export function Layout({ bundle }: { bundle: Bundle }): ReactNode {
  useVisits(bundle);
  usePrefetch(bundle);
  return (
    <SiteContext bundle={bundle}>
      <ChatProvider bundle={bundle}>
        <SiteSearchProvider>
          <Frame />
        </SiteSearchProvider>
      </ChatProvider>
    </SiteContext>
  );
}

const SiteSearchProvider = ({ children }: { children: ReactNode }): ReactNode => (
  <SiteSearchContext value={useSiteSearch()}>{children}</SiteSearchContext>
);

function Frame(): ReactNode {
  useAppLinks();
  usePageViews();
  useSearchTracking();
  const site = useSite();
  const others = useOtherScripts(site);
  const hasToastHotkey = useFlag('toastHotkey');
  const frame = usePageFrame();
  const isVisible = useIsVisible();
  const main = usePageFocus({ hasFailed: frame === undefined });
  usePageFade(main);
  const awaited = useAwaitedPath();
  const isWaiting = awaited !== undefined;
  const trail = frame?.breadcrumbs ?? [];
  const { pathname } = useLocation();
  const here = hereOf(pathname, usePageData());
  // Other elements where they begin higher or lower than on the page before, as the footer does: the same ones would shift.
  const place = trail.length === 0 ? 'first' : here.hasSearch ? 'below-row' : 'below-rows';
  return (
    <div
      className={classNames(styles.root, isVisible && visibleMarker)}
      data-waiting={isWaiting ? '' : undefined}
    >
      {frame !== undefined && <PageHead head={frame.head} />}
      <SkipLink />
      {others !== undefined && <others.OtherScripts />}
      <div role="status">{isWaiting && <VisuallyHidden>{message('site.loading')}</VisuallyHidden>}</div>
      <Header site={site} head={frame?.head} here={here} />
      <Breadcrumbs key={`trail ${place}`} trail={trail} />
      <main key={place} id="main" ref={main} tabIndex={-1} className={styles.main} hidden={isWaiting}>
        <Outlet />
      </main>
      {isWaiting && <Outline path={awaited} />}
      <ArticleCase />
      <SharedPart name="footer">
        <Footer key={pathname} site={site} />
      </SharedPart>
      <OnlineNotice hasList={site.serviceWorker !== false} />
      <GoToTop />
      <Toaster id="page" direction={site.direction} hasHotkey={hasToastHotkey} />
      <ScrollRestoration />
    </div>
  );
}

/** A skeleton of the page that is being loaded. */
const Outline = ({ path }: { path: string }): ReactNode => (
  <main aria-busy tabIndex={-1} className={styles.main}>
    <Skeleton path={path} />
  </main>
);

function useOtherScripts({ consent, scripts }: BundleFiles['site']) {
  const load = async () => {
    const { openOtherScripts } = await import('../consent/other-scripts.tsx');
    return openOtherScripts(consent === true);
  };
  return useLoaded(load, consent === true || scripts !== undefined);
}

/** Whether the page's root is marked as visible. The text is readable without the mark. */
function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const show = () => setIsVisible(true);
    const timer = setTimeout(show, rootDelayMs);
    if (window.innerWidth <= rootWaitsForLoadMaxWidthPx) {
      window.addEventListener('load', show, { once: true });
    }
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', show);
    };
  }, []);
  return isVisible;
}
