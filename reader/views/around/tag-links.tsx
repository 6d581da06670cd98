import type { ReactNode } from 'react';
import type { Article } from '../../../schemas/bundle/index.ts';
import { message } from '../../messages/message.ts';
import { ArticleLink } from '../site/article-link.tsx';
import styles from './around.module.css';

/** At an article's end: its topics, without the one beside the text, and its tags. Each leads to its page. */
export function TagLinks({ about, area }: Pick<Article, 'about' | 'area'>): ReactNode {
  const topics = about?.topics.filter(({ url }) => url !== area?.url) ?? [];
  return (
    <>
      <Links title={message('article.topics')} links={topics} />
      <Links title={message('article.tags')} links={about?.tags ?? []} />
    </>
  );
}

function Links(props: {
  title: string;
  links: readonly { readonly title: string; readonly url: string }[];
}): ReactNode {
  if (props.links.length === 0) return null;
  return (
    <div className={styles.row}>
      <b>{props.title}</b>
      <ul className={styles.row}>
        {props.links.map(({ title, url }) => (
          <li key={url}>
            <ArticleLink url={url} className={styles.tag}>
              {title}
            </ArticleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
