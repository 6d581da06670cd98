import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentIcon } from '../cards/content-icon.tsx';
import { SiteLink } from '../links/site-link.tsx';
import styles from './link-rows.module.css';

/** A link with its words. */
export interface RowLink {
  readonly title: string;
  readonly url: string;
  /** A lucide icon's name. */
  readonly icon?: string | undefined;
}

/** Links as small cards, in as many columns as fit. */
export const LinkRows = ({ links }: { links: readonly RowLink[] }): ReactNode => (
  <ul className={styles.rows}>
    {links.map(({ url, title, icon }) => (
      <li key={url}>
        <SiteLink to={url} className={styles.row}>
          {icon !== undefined && <ContentIcon name={icon} className={styles.icon} />}
          <span>{title}</span>
          <ChevronRight />
        </SiteLink>
      </li>
    ))}
  </ul>
);
