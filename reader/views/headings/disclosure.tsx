import type { ReactNode } from 'react';
import { FoldMark } from '../../ui/fold-mark.tsx';
import styles from './disclosure.module.css';
import { Heading } from './heading.tsx';
import { HeadingLink } from './heading-link.tsx';

/**
 * A part that opens and closes, natively: it works without scripts, and find-in-page opens it. The id is the heading's,
 * as everywhere; the article's page opens the part that a hash names. In the summary nothing else can be pressed: the
 * link to the heading lies over it.
 */
export const Disclosure = (props: {
  level: number;
  id?: string | undefined;
  title: string;
  children: ReactNode;
}): ReactNode => (
  <div className={styles.place}>
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <Heading level={props.level} id={props.id} className={styles.title}>
          {props.title}
        </Heading>
        <FoldMark />
      </summary>
      <div className={styles.content}>{props.children}</div>
    </details>
    {props.id !== undefined && <HeadingLink id={props.id} title={props.title} />}
  </div>
);
