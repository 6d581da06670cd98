import type { ReactNode } from 'react';
import type { ArticleArea } from '../../../../schemas/bundle/around-article.ts';
import { message } from '../../../messages/message.ts';
import { FoldMark } from '../../../ui/fold-mark.tsx';
import { ArticleLink } from '../../../views/site/article-link.tsx';
import styles from './area-nav.module.css';

interface AreaProps {
  readonly area: ArticleArea;
  /** The id of the article on the page. */
  readonly current: string;
}

/**
 * The articles of the same topic: beside the text where there is room, else folded above it. It is part of the prerendered text, so it
 * needs no script. `data-area` makes room for it: `article-page.module.css`.
 */
export const AreaNav = (props: AreaProps): ReactNode => (
  <div data-area>
    <nav className={styles.fold} aria-label={props.area.title}>
      <details data-area>
        <summary className={styles.summary}>
          {message('article.inTopic', { title: props.area.title })}
          <FoldMark />
        </summary>
        <AreaList {...props} />
      </details>
    </nav>
    <nav className={styles.side} aria-label={props.area.title}>
      <div className={styles.scroller}>
        <AreaList {...props} />
      </div>
    </nav>
  </div>
);

function AreaList({ area, current }: AreaProps): ReactNode {
  return (
    <>
      {area.above.map(({ title, url }) => (
        <ArticleLink key={url} url={url} className={styles.above}>
          {title}
        </ArticleLink>
      ))}
      <ArticleLink url={area.url} className={styles.topic}>
        {area.title}
      </ArticleLink>
      <ul className={styles.list}>
        {area.articles.map(({ id, title, url }) => (
          <li key={id}>
            {id === current ? (
              <span className={styles.current} aria-current="page">
                {title}
              </span>
            ) : (
              <ArticleLink url={url} className={styles.link}>
                {title}
              </ArticleLink>
            )}
          </li>
        ))}
        {area.topics.map(({ title, url }) => (
          <li key={url}>
            <ArticleLink url={url} className={styles.part}>
              {title}
            </ArticleLink>
          </li>
        ))}
      </ul>
      {area.count > area.articles.length && (
        <ArticleLink url={area.url} className={styles.part}>
          {message('article.allOfTopic', { count: area.count })}
        </ArticleLink>
      )}
    </>
  );
}
