import type { ReactNode } from 'react';
import type { BundleFiles, Head } from '../../../../schemas/bundle/index.ts';
import { message } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useFlag } from '../../site/use-flag.ts';
import { AccountLink } from './account-link.tsx';
import { Drawer } from './drawer.tsx';
import { headerName } from './header-name.ts';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';
import type { Here } from './here.ts';
import { LinkList } from '../footer/link-list.tsx';
import { languages } from './languages.ts';
import { Logo } from './logo.tsx';
import { SharedPart } from '../shared-part.tsx';
import { type HeaderLink, siteLinks } from './site-links.ts';

interface HeaderProps {
  site: BundleFiles['site'];
  /** Of the page. */
  head: Head | undefined;
  here: Here;
}

/**
 * The site's header. The reduced one is a single row; the full one has a second row with the site's own pages. The first
 * row stays at the window's top. Narrow screens have a menu in place of the links, and phones a button in place of the
 * search field. A page with a search field of its own has no second one here. Source: LY-1, LY-3.
 */
export function Header({ site, head, here }: HeaderProps): ReactNode {
  const links = siteLinks(site);
  const name = headerName(links, here);
  const { own, elsewhere } = links;
  const isFull = useFlag('fullHeader');
  const inRow = isFull ? elsewhere : [...own, ...elsewhere];
  return (
    <header className={styles.header} data-header={isFull ? 'full' : 'reduced'}>
      <div className={styles.row}>
        <SharedPart name={`start-${name}`}>
          <>
            <Logo site={site} />
            {!here.hasSearch && <HeaderSearch />}
            {isFull && here.hasSearch && (
              <Links links={own} here={here} className={classNames(styles.links, styles.tabs)} />
            )}
            {/* Another element where it stands elsewhere in the row: the same one would shift. */}
            <Links
              key={String(here.hasSearch)}
              links={inRow}
              here={here}
              className={styles.links}
              label={message(isFull ? 'header.elsewhereLabel' : 'header.label')}
            />
            <div className={styles.account}>
              <AccountLink />
            </div>
          </>
        </SharedPart>
        {site.locales && <languages.Part site={site} head={head} className={styles.languages} />}
        <SharedPart name={`menu-${name}`}>
          <div className={styles.menu}>
            <Drawer site={site} links={links} here={here} />
          </div>
        </SharedPart>
      </div>
      {isFull && (
        <SharedPart name={`end-${name}`}>
          <Links links={own} here={here} className={styles.subHeader} />
        </SharedPart>
      )}
    </header>
  );
}

interface LinksProps {
  links: readonly HeaderLink[];
  here: Here;
  className: string | undefined;
  label?: string;
}

const Links = ({ links, here, className, label = message('header.label') }: LinksProps): ReactNode =>
  links.length > 0 && (
    <nav className={className} aria-label={label}>
      <LinkList links={links} here={here} />
    </nav>
  );
