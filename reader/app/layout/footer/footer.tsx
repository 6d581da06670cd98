import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { FooterLower } from './footer-lower.tsx';
import { FooterColumns, FooterGroups } from './footer-upper.tsx';
import styles from './footer.module.css';

/** The site's footer: links above, in columns or groups, and the lower part that the drawer shows too. Source: LY-1. */
export function Footer({ site }: { site: BundleFiles['site'] }): ReactNode {
  const columns = site.footer.columns.filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer}>
      {columns.length > 0 && (
        <>
          <FooterColumns columns={columns} />
          <FooterGroups columns={columns} />
        </>
      )}
      <FooterLower site={site}>{site.consent === true && <CookieSettings />}</FooterLower>
    </footer>
  );
}
