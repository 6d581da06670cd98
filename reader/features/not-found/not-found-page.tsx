import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './not-found-page.module.css';
import { MissingAddress } from './missing-address.tsx';
import { WayBack } from './way-back.tsx';
import { WaysToAsk } from './ways-to-ask.tsx';
import { wordsOfAddress } from './words-of-address.ts';

/** In place of a page that does not exist, under the address that was asked for. Source: docs/requirements.md, RT-5. */
export function NotFoundPage({
  nearest,
  offersSignIn,
  onAskChat,
}: {
  nearest: readonly TreeItem[];
  /** True for a reader who is not signed in and could then contact support. */
  offersSignIn: boolean;
  /** Absent: there is no chat. */
  onAskChat: ((question?: string) => void) | undefined;
}): ReactNode {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{message('notFound.heading')}</h1>
      <MissingAddress />
      <WayBack />
      <section className={styles.search} aria-labelledby="search-instead">
        <h2 id="search-instead">{message('notFound.search')}</h2>
        <SearchForm
          action={pages.search}
          label={message('searchForm.label')}
          query={isHydrated ? wordsOfAddress(pathname) : ''}
        />
      </section>
      <WaysToAsk offersSignIn={offersSignIn} onAskChat={onAskChat} />
      {/* Last: hosts serve one page for all addresses, and what comes with scripts moves nothing that is in sight. */}
      {nearest.length > 0 && (
        <section className={styles.nearest} aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">{message('notFound.nearest')}</h2>
          <ul>
            {nearest.map(({ url, title }) => (
              <li key={url}>{url !== undefined && <SiteLink to={url}>{title}</SiteLink>}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
