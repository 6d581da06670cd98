import { Search, X } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { pages } from '../../../../schemas/urls.ts';
import { message } from '../../../messages/message.ts';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { SearchForm } from '../../../ui/search-field/search-form.tsx';
import { SiteSearchContext } from '../../../ui/search-field/site-search.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import styles from './header-search.module.css';

/** The header's search field. On a phone a button opens it; without scripts that is a link to the page of results. */
export function HeaderSearch(): ReactNode {
  const panelId = useId();
  const search = use(SiteSearchContext);
  const isOpen = search?.isOpen === true;
  const isHydrated = useHydrated();
  const label = message('header.openSearch');
  return (
    <div className={styles.search}>
      <div className={styles.toggle}>
        {isHydrated ? (
          <IconButton
            label={label}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={({ currentTarget }) => (isOpen ? search.close() : search?.open(currentTarget))}
          >
            {isOpen ? <X /> : <Search />}
          </IconButton>
        ) : (
          <IconLink to={pages.search} label={label}>
            <Search />
          </IconLink>
        )}
      </div>
      <div ref={search?.panel} id={panelId} className={styles.panel} data-open={isOpen}>
        <SearchForm action={pages.search} label={message('searchForm.headerLabel')} />
      </div>
    </div>
  );
}
