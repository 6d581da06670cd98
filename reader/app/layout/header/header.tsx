import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { message } from '../../../messages/message.ts';
import { useFlag } from '../../site/use-flag.ts';
import { AccountLink } from './account-link.tsx';
import { Drawer } from './drawer.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import { LinkList } from '../footer/link-list.tsx';
import { languages } from './languages.ts';
import { Logo } from './logo.tsx';
import { SharedPart } from '../shared-part.tsx';
import { siteLinks } from './site-links.ts';
import { useHeaderName } from './use-header-name.ts';

interface HeaderProps {
  site: BundleFiles['site'];
  /** Of the page. */
  head: Head | undefined;
}

/**
 * The site's header. The reduced one is a single row; the full one has a second row with the site's own pages. Narrow
 * screens have a menu in place of the links, and phones a button in place of the search field. Source: LY-1, LY-3.
 */
export function Header({ site, head }: HeaderProps): ReactNode {
  const { pathname } = useLocation();
  const name = useHeaderName(site);
  const links = siteLinks(site);
  const { own, elsewhere } = links;
  const isFull = useFlag('fullHeader');
  const inRow = isFull ? elsewhere : [...own, ...elsewhere];
  return (
    <header className={styles.header} data-header={isFull ? 'full' : 'reduced'}>
      <div className={styles.row}>
        <SharedPart name={`start-${name}`}>
          <>
            <Logo site={site} />
            <HeaderSearch />
            {inRow.length > 0 && (
              <nav
                className={styles.links}
                aria-label={message(isFull ? 'header.elsewhereLabel' : 'header.label')}
              >
                <LinkList links={inRow} currentPath={pathname} />
              </nav>
            )}
            <div className={styles.account}>
              <AccountLink />
            </div>
          </>
        </SharedPart>
        {site.locales && <languages.Part site={site} head={head} className={styles.languages} />}
        <SharedPart name={`menu-${name}`}>
          <div className={styles.menu}>
            <Drawer site={site} links={links} currentPath={pathname} />
          </div>
        </SharedPart>
      </div>
      {isFull && own.length > 0 && (
        <SharedPart name={`end-${name}`}>
          <nav className={styles.subHeader} aria-label={message('header.label')}>
            <LinkList links={own} currentPath={pathname} />
          </nav>
        </SharedPart>
      )}
    </header>
  );
}
