import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { wordsOfAddress } from '../../../schemas/base/text/words-of-address.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import { LinkRows, type RowLink } from '../../ui/lists/link-rows.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './not-found-page.module.css';
import { MissingAddress } from './missing-address.tsx';
import { WaysOn, type WaysOnProps } from './ways-on.tsx';

export interface NotFoundPageProps extends WaysOnProps {
  /** Pages that may be meant. */
  readonly nearest: readonly RowLink[];
  readonly featured: readonly RowLink[];
}

/** In place of a page that does not exist, under the address that was asked for. Source: docs/requirements.md, RT-5. */
export function NotFoundPage({ nearest, featured, ...waysOn }: NotFoundPageProps): ReactNode {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{message('notFound.heading')}</h1>
      <MissingAddress />
      <section aria-labelledby="search-instead">
        <h2 id="search-instead">{message('notFound.search')}</h2>
        <SearchForm
          action={pages.search}
          label={message('searchForm.label')}
          query={isHydrated && pathname !== pages.notFound ? wordsOfAddress(pathname) : ''}
          look="large"
        />
      </section>
      {/* Hosts serve one page for all addresses: scripts put others in the place of its topics, and move nothing. */}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-pages" className={styles.nearest}>
          <h2 id="nearest-pages">{message('notFound.nearest')}</h2>
          <LinkRows links={nearest} />
        </section>
      )}
      <WaysOn {...waysOn} />
      {featured.length > 0 && (
        <section aria-labelledby="featured-pages" className={styles.featured}>
          <h2 id="featured-pages">{message('home.featuredArticles')}</h2>
          <LinkRows links={featured} />
        </section>
      )}
    </div>
  );
}
