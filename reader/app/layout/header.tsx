import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { message } from '../../messages/message.ts';
import { IconLink } from '../../ui/icon-button.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { AccountLink } from './account-link.tsx';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';

/** The site's header: everything in one row on wide screens; search and menu buttons on narrow ones [LY-3]. */
export function Header({ site }: { site: BundleFiles['site'] }): ReactNode {
  const links = mainLinks(site);
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo site={site} />
        <nav className={styles.links} aria-label={message('header.label')}>
          <ul>
            {links.map(({ label, url, opensNewWindow }) => (
              <li key={url}>
                <SiteLink to={url} opensNewWindow={opensNewWindow} isCurrent={pathname === url}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>
          <SearchForm action={pages.search} label={message('searchForm.headerLabel')} />
        </div>
        <div className={styles.account}>
          <AccountLink />
        </div>
        <div className={styles.buttons}>
          <IconLink to={pages.search} label={message('header.openSearch')}>
            <Search aria-hidden />
          </IconLink>
          <Drawer site={site} links={links} />
        </div>
      </div>
    </header>
  );
}
