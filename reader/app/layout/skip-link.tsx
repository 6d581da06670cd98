import type { MouseEvent, ReactNode, RefObject } from 'react';
import { message } from '../../messages/message.ts';
import styles from './skip-link.module.css';

/** Comes first on every page and leads past header and breadcrumbs; a plain link to `#main` without scripts. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {message('site.skipToContent')}
    </a>
  );
}
