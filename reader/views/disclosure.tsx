import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Heading } from './heading.tsx';

/**
 * A part that opens and closes, natively: it works without scripts, and find-in-page opens it. The id is the heading's,
 * as everywhere; the article's page opens the part that a hash names.
 */
export const Disclosure = (props: {
  level: number;
  id?: string | undefined;
  title: string;
  children: ReactNode;
}): ReactNode => (
  <details className={styles.disclosure}>
    <summary className={styles.summary}>
      <Heading level={props.level} id={props.id} className={styles.title}>
        {props.title}
      </Heading>
      <ChevronDown className={styles.mark} aria-hidden />
    </summary>
    <div className={styles.content}>{props.children}</div>
  </details>
);
