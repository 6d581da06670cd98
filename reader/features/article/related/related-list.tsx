import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { toRoutePath } from '../../../../schemas/urls.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import styles from './related-list.module.css';

/** The link of the article that is read is the active one, where its editors chose it too. Source: docs/requirements.md, LY-9. */
export function RelatedList({ links }: { links: readonly NodeLink[] }): ReactNode {
  const { pathname } = useLocation();
  const path = toRoutePath(pathname);
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.id}>
          <SiteLink
            to={link.url}
            className={styles.link}
            isCurrent={link.url.replace(/[?#].*/u, '') === path}
          >
            {link.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
