import { type ReactNode, useId } from 'react';
import { message } from '../../../messages/message.ts';
import type { MessageKey } from '../../../messages/messages.ts';
import { LinkRows, type RowLink } from '../../../ui/lists/link-rows.tsx';
import styles from './no-result.module.css';

/** Pages whose titles resemble the words, else the topics of the site. */
export const HelpfulPages = (props: { nearest: readonly RowLink[]; topics: readonly RowLink[] }): ReactNode =>
  props.nearest.length > 0 ? (
    <PageRows title="search.nearest" links={props.nearest} />
  ) : (
    <PageRows title="search.topics" links={props.topics} />
  );

/** Links under a heading, if there are any. */
export function PageRows({ title, links }: { title: MessageKey; links: readonly RowLink[] }): ReactNode {
  const titleId = useId();
  if (links.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby={titleId}>
      <h2 id={titleId}>{message(title)}</h2>
      <LinkRows links={links} />
    </section>
  );
}
