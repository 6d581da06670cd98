import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { actions } from '../actions.ts';
import styles from './heading-link.module.css';

/**
 * A link to a heading, which stands right after what holds the heading and shows when a reader is there. The article's
 * handler copies its address; without scripts it leads to the heading.
 */
export const HeadingLink = ({ id, title }: { id: string; title: string }): ReactNode => (
  <a
    className={styles.link}
    href={`#${encodeURIComponent(id)}`}
    data-action={actions.copyLink}
    aria-label={message('heading.link', { title })}
  />
);
