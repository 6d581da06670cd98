import type { MouseEvent, ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from './skip-link.module.css';

/** Comes first on every page and leads past header and breadcrumbs; a plain link to `#main` without scripts. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {message('site.skipToContent')}
    </a>
  );
}

/** Leaves the address alone. While the next page is on its way, its outline is the content. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main:not([hidden])')?.focus();
}
