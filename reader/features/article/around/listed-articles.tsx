import type { ReactNode } from 'react';
import type { ArticleCard, ListedArticles as Listed } from '../../../../schemas/bundle/around-article.ts';
import { AssetImage } from '../../../bundle/asset-image.tsx';
import { longDate } from '../../../messages/long-date.ts';
import { message } from '../../../messages/message.ts';
import { isPicture } from '../../../views/media/image-types.ts';
import { ArticleLink } from '../../../views/site/article-link.tsx';
import styles from './listed-articles.module.css';

/** What the page of a topic, an author or a tag lists. Source: docs/requirements.md, MP-5. */
export const ListedArticles = ({ listed }: { listed: Listed }): ReactNode => (
  <>
    {listed.groups.length > 0 && (
      <ul className={styles.groups}>
        {listed.groups.map(({ title, url, count }) => (
          <li key={url} className={styles.group}>
            <ArticleLink url={url} className={styles.cover}>
              {title}
            </ArticleLink>{' '}
            <span className={styles.soft}>{message('article.count', { count })}</span>
          </li>
        ))}
      </ul>
    )}
    {listed.articles.length > 0 && (
      <ul className={styles.list}>
        {listed.articles.map((card) => (
          <li key={card.id} className={styles.card}>
            <CardOf card={card} />
          </li>
        ))}
      </ul>
    )}
  </>
);

function CardOf({ card: { title, url, publishedOn, description, image } }: { card: ArticleCard }): ReactNode {
  return (
    <>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <ArticleLink url={url} className={styles.cover}>
            {title}
          </ArticleLink>
        </h2>
        {publishedOn !== undefined && (
          <time dateTime={publishedOn} className={styles.soft}>
            {longDate(publishedOn)}
          </time>
        )}
        {description !== undefined && <p className={styles.soft}>{description}</p>}
      </div>
      {image !== undefined && isPicture(image) && (
        <AssetImage asset={image} alt="" sizes="(max-width: 639px) 92vw, 12rem" className={styles.picture} />
      )}
    </>
  );
}
