import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { SearchForm } from '../../ui/search-field/search-form.tsx';
import { LinkRows } from '../../ui/lists/link-rows.tsx';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './not-found-page.module.css';
import { MissingAddress } from './missing-address.tsx';
import { WaysOn, type WaysOnProps } from './ways-on.tsx';
import { wordsOfAddress } from './words-of-address.ts';

export interface NotFoundPageProps extends WaysOnProps {
  readonly nearest: readonly TreeItem[];
}

/** In place of a page that does not exist, under the address that was asked for. Source: docs/requirements.md, RT-5. */
export function NotFoundPage({ nearest, ...waysOn }: NotFoundPageProps): ReactNode {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const links = nearest.flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title }]));
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{message('notFound.heading')}</h1>
      <MissingAddress />
      <section aria-labelledby="search-instead">
        <h2 id="search-instead">{message('notFound.search')}</h2>
        <SearchForm
          action={pages.search}
          label={message('searchForm.label')}
          query={isHydrated ? wordsOfAddress(pathname) : ''}
          look="large"
        />
      </section>
      <WaysOn {...waysOn} />
      {/* Last: hosts serve one page for all addresses, and what comes with scripts moves nothing that is in sight. */}
      {links.length > 0 && (
        <section aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">{message('notFound.nearest')}</h2>
          <LinkRows links={links} />
        </section>
      )}
    </div>
  );
}
