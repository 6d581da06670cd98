import { type ReactNode, useId } from 'react';
import { message } from '../../../messages/message.ts';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import styles from './no-result.module.css';

/** A page that may help. */
export interface TopicLink {
  readonly title: string;
  readonly url: string;
}

const maxTopics = 6;

/** Pages whose titles resemble the words, else the topics of the site. */
export function HelpfulPages(props: {
  nearest: readonly TopicLink[];
  topics: readonly TopicLink[];
}): ReactNode {
  const titleId = useId();
  const hasNearest = props.nearest.length > 0;
  const shown = hasNearest ? props.nearest : props.topics.slice(0, maxTopics);
  if (shown.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby={titleId}>
      <h3 id={titleId}>{message(hasNearest ? 'search.nearest' : 'search.topics')}</h3>
      <ul>
        {shown.map(({ url, title }) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
