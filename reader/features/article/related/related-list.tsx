import type { ReactNode } from 'react';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import styles from './related-list.module.css';

export const RelatedList = ({ links }: { links: readonly NodeLink[] }): ReactNode => (
  <ul className={styles.list}>
    {links.map((link) => (
      <li key={link.id}>
        <SiteLink to={link.url} className={styles.link}>
          {link.title}
        </SiteLink>
      </li>
    ))}
  </ul>
);
