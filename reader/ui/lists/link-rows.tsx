import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '../links/site-link.tsx';
import styles from './link-rows.module.css';

/** A link with its words. */
export interface RowLink {
  readonly title: string;
  readonly url: string;
}

/** Links as small cards, in as many columns as fit. */
export const LinkRows = ({ links }: { links: readonly RowLink[] }): ReactNode => (
  <ul className={styles.rows}>
    {links.map(({ url, title }) => (
      <li key={url}>
        <SiteLink to={url} className={styles.row}>
          {title}
          <ChevronRight />
        </SiteLink>
      </li>
    ))}
  </ul>
);
