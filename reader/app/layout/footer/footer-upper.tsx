import type { ReactNode } from 'react';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { FoldMark } from '../../../ui/fold-mark.tsx';
import footer from './footer.module.css';
import styles from './footer-upper.module.css';
import { LinkList } from './link-list.tsx';

interface FooterUpperProps {
  columns: BundleFiles['site']['footer']['columns'];
}

/** The footer's upper section on wide screens. */
export const FooterColumns = ({ columns }: FooterUpperProps): ReactNode => (
  <div className={styles.columns}>
    {columns.map(({ title, links }) => (
      <section key={title}>
        <h2 className={styles.title}>{title}</h2>
        <LinkList links={links} className={footer.list} />
      </section>
    ))}
  </div>
);

/** The same on phones: groups that open, with or without scripts. One of the two is shown, so that nothing shifts. */
export const FooterGroups = ({ columns }: FooterUpperProps): ReactNode => (
  <div className={styles.groups}>
    {columns.map(({ title, links }) => (
      <details key={title} className={styles.group}>
        <summary className={styles.summary}>
          <h2 className={styles.title}>{title}</h2>
          <FoldMark />
        </summary>
        <LinkList links={links} className={footer.list} />
      </details>
    ))}
  </div>
);
