import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { FooterLower } from './footer-lower.tsx';
import styles from './footer.module.css';
import { LinkList } from './link-list.tsx';

/** The site's footer: columns of links above, the lower part that the drawer shows too. Source: requirements LY-1. */
export function Footer({ site }: { site: BundleFiles['site'] }): ReactNode {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        {site.footer.columns.length > 0 && (
          <div className={styles.columns}>
            {site.footer.columns.map(({ title, links }) => (
              <section key={title}>
                <h2 className={styles.title}>{title}</h2>
                <LinkList links={links} className={styles.links} />
              </section>
            ))}
          </div>
        )}
        <FooterLower site={site} />
      </div>
    </footer>
  );
}
