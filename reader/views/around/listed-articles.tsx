import type { ReactNode } from 'react';
import type { ArticleCard, ListedArticles as Listed } from '../../../schemas/bundle/around-article.ts';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { longDate } from '../../messages/long-date.ts';
import { message } from '../../messages/message.ts';
import { isPicture } from '../../../schemas/bundle/image-types.ts';
import { ArticleLink } from '../site/article-link.tsx';
import linkCard from '../site/link-card.module.css';
import styles from './around.module.css';

/** What the page of a topic, an author or a tag lists. Source: docs/requirements.md, MP-5. */
export const ListedArticles = ({ listed }: { listed: Listed }): ReactNode => (
  <>
    {listed.groups.length > 0 && (
      <ul className={styles.row}>
        {listed.groups.map(({ title, url, count }) => (
          <li key={url}>
            <ArticleLink url={url} className={styles.tag}>
              {title} <span className={styles.count}>{message('article.count', { count })}</span>
            </ArticleLink>
          </li>
        ))}
      </ul>
    )}
    {listed.articles.length > 0 && (
      <ul className={styles.cards}>
        {listed.articles.map((card) => (
          <CardOf key={card.id} card={card} />
        ))}
      </ul>
    )}
  </>
);

function CardOf({ card: { title, url, publishedOn, description, image } }: { card: ArticleCard }): ReactNode {
  return (
    <li className={linkCard.card}>
      <div className={linkCard.text}>
        <h2 className={linkCard.title}>
          <ArticleLink url={url} className={styles.cover}>
            {title}
          </ArticleLink>
        </h2>
        {publishedOn !== undefined && (
          <time dateTime={publishedOn} className={linkCard.type}>
            {longDate(publishedOn)}
          </time>
        )}
        {description !== undefined && <p className={linkCard.type}>{description}</p>}
      </div>
      {image !== undefined && isPicture(image) && (
        <AssetImage asset={image} alt="" sizes="11rem" className={styles.picture} />
      )}
    </li>
  );
}
