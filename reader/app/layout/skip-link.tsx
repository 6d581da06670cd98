import type { MouseEvent, ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from './skip-link.module.css';

/** The first link on every page. It skips header and breadcrumbs. Without scripts it is a plain link to `#main`. */
export function SkipLink(): ReactNode {
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {message('site.skipToContent')}
    </a>
  );
}

/** Does not change the address. While the next page loads, its skeleton is the content. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('main:not([hidden])')?.focus();
}
