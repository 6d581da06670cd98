import type { ReactNode } from 'react';
import type { ArticleArea } from '../../../../schemas/bundle/around-article.ts';
import type { Article } from '../../../../schemas/bundle/index.ts';
import type { NodeLink } from '../../../../schemas/bundle/node-link.ts';
import { message } from '../../../messages/message.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FoldMark } from '../../../ui/fold-mark.tsx';
import disclosure from '../../../views/headings/disclosure.module.css';
import { ArticleLink } from '../../../views/site/article-link.tsx';
import box from '../related/related-box.module.css';
import { relatedTitle } from '../layout.ts';
import list from '../related/related-list.module.css';
import sidebar from '../related/related-sidebar.module.css';
import styles from '../../../views/around/around.module.css';

type Relations = Pick<Article, 'type' | 'related'>;

interface TopicListProps {
  readonly area: ArticleArea;
  /** The id of the article on the page. */
  readonly current: string;
}

interface TopicNavProps extends TopicListProps {
  /** What editors chose: below the topic, beside the text. */
  readonly related: Relations;
}

/**
 * The articles of the same topic: beside the text where there is room, else folded below it. It is part of the prerendered text, so it
 * needs no script. `data-area` makes room for it: `article-page.module.css`.
 */
export const TopicNav = ({ related, ...props }: TopicNavProps): ReactNode => (
  <div data-area>
    <nav className={classNames(disclosure.place, box.card)} aria-label={props.area.title}>
      <details data-area className={disclosure.disclosure}>
        <summary className={disclosure.summary}>
          <b>{message('article.inTopic', { title: props.area.title })}</b> <FoldMark />
        </summary>
        <div className={disclosure.content}>
          <TopicList {...props} />
        </div>
      </details>
    </nav>
    <div className={styles.side}>
      <div className={sidebar.sidebar}>
        <nav aria-label={props.area.title}>
          <TopicList {...props} />
        </nav>
        <RelatedList article={unlisted(related, props.area)} current={props.current} />
      </div>
    </div>
  </div>
);

/** What the list of the topic does not show already. */
const unlisted = (article: Relations, { articles }: ArticleArea): Relations => ({
  ...article,
  related: article.related.filter(({ url }) => !articles.some((listed) => listed.url === url)),
});

/** With plain links: the text is prerendered. */
function RelatedList({ article, current }: { article: Relations; current: string }): ReactNode {
  if (article.related.length === 0) return null;
  const title = relatedTitle(article);
  return (
    <nav aria-label={title}>
      <p className={sidebar.title}>{title}</p>
      <ul className={list.list}>
        <Articles articles={article.related} current={current} />
      </ul>
    </nav>
  );
}

function TopicList({ area, current }: TopicListProps): ReactNode {
  return (
    <ul className={list.list}>
      {area.above.map((topic) => (
        <Item key={topic.url} {...topic} />
      ))}
      <li>
        <ArticleLink url={area.url} className={list.link}>
          <b>{area.title}</b>
        </ArticleLink>
        <ul className={list.list}>
          <Articles articles={area.articles} current={current} />
          {area.topics.map((topic) => (
            <Item key={topic.url} {...topic} />
          ))}
          {area.count > area.articles.length && (
            <Item url={area.url} title={message('article.allOfTopic', { count: area.count })} />
          )}
        </ul>
      </li>
    </ul>
  );
}

/** The article that is read is marked. */
const Articles = ({ articles, current }: { articles: readonly NodeLink[]; current: string }): ReactNode =>
  articles.map(({ id, title, url }) =>
    id === current ? (
      <li key={id}>
        <span className={list.link} aria-current="page">
          {title}
        </span>
      </li>
    ) : (
      <Item key={id} title={title} url={url} />
    ),
  );

const Item = ({ title, url }: { title: string; url: string }): ReactNode => (
  <li>
    <ArticleLink url={url} className={list.link}>
      {title}
    </ArticleLink>
  </li>
);
