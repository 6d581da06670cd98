import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { defaultResultsPerPage as perPage } from '../../../schemas/spec/search.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { pageFrom } from '../../ui/page-window.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { useAddressQuery } from '../../ui/use-address-query.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Results } from './results.tsx';
import styles from './search-page.module.css';
import { useSearch } from './use-search.ts';
import { SearchStart, SearchFailed, SearchLoading, SearchNotFound } from './search-states.tsx';

interface SearchPageProps {
  siteName: string;
  loadIndex: () => Promise<BundleFiles['search']>;
}

/** The results of the query in the address, from the bundle's own index. Source: requirements SR-1. */
export function SearchPage({ siteName, loadIndex }: SearchPageProps): ReactNode {
  const query = useAddressQuery();
  const words = (query.get('q') ?? '').trim();
  const search = useSearch(words, loadIndex);
  const count = search.state === 'found' ? search.results.length : 0;
  const pageCount = Math.max(1, Math.ceil(count / perPage));
  const page = pageFrom(query.get('page'), pageCount);
  const title = count === 0 ? undefined : message('search.title', { page, pages: pageCount });
  useDocumentTitle(title && message('site.title', { page: title, site: siteName }));

  return (
    <div className={styles.page}>
      <PageHeading
        title={words === '' ? message('search.heading') : message('search.headingFor', { query: words })}
      />
      <SearchForm action={pages.search} label={message('searchForm.label')} query={words} look="large" />
      {search.state === 'start' && <SearchStart />}
      {search.state === 'loading' && <SearchLoading />}
      {search.state === 'failed' && <SearchFailed onRetry={search.retry} />}
      {search.state === 'found' && count === 0 && <SearchNotFound />}
      {search.state === 'found' && count > 0 && (
        <Results results={search.results} words={words} page={page} pageCount={pageCount} perPage={perPage} />
      )}
    </div>
  );
}
