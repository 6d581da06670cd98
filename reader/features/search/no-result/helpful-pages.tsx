import { type ReactNode, useId } from 'react';
import { message } from '../../../messages/message.ts';
import { LinkRows, type RowLink } from '../../../ui/lists/link-rows.tsx';
import styles from './no-result.module.css';

/** Pages whose titles resemble the words, else the topics of the site. */
export function HelpfulPages(props: { nearest: readonly RowLink[]; topics: readonly RowLink[] }): ReactNode {
  const titleId = useId();
  const hasNearest = props.nearest.length > 0;
  const shown = hasNearest ? props.nearest : props.topics;
  if (shown.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby={titleId}>
      <h2 id={titleId}>{message(hasNearest ? 'search.nearest' : 'search.topics')}</h2>
      <LinkRows links={shown} />
    </section>
  );
}
