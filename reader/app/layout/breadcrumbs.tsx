import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './breadcrumbs.module.css';

/** The way to this page: a trail on wide screens, one link back on phones. Source: docs/requirements.md, LY-1, LY-9. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }): ReactNode {
  const parent = trail.findLast((crumb) => crumb.url !== undefined && !crumb.isText);
  if (parent?.url === undefined) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={message('breadcrumbs.label')}>
      <SiteLink to={parent.url} className={styles.back}>
        <ChevronLeft />
        <span className={styles.title}>{message('breadcrumbs.back', { title: parent.title })}</span>
      </SiteLink>
      <ol className={styles.trail}>
        {trail.map((crumb, index) => (
          <li key={index} className={styles.crumb}>
            {index > 0 && <ChevronRight />}
            {crumb.url === undefined || crumb.isText ? (
              <span className={styles.title} aria-current={index === trail.length - 1 ? 'page' : undefined}>
                {crumb.title}
              </span>
            ) : (
              <SiteLink to={crumb.url} className={styles.title}>
                {crumb.title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
