import type { ReactNode } from 'react';
import type { AboutArticle } from '../../../schemas/bundle/around-article.ts';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { longDate } from '../../messages/long-date.ts';
import { message } from '../../messages/message.ts';
import { isPicture } from '../../../schemas/bundle/image-types.ts';
import { ArticleLink } from '../site/article-link.tsx';
import styles from './around.module.css';

/** Who wrote an article, when, and how long it takes to read. Source: docs/requirements.md, MP-5. */
export function Byline({ about }: { about: AboutArticle }): ReactNode {
  const { authors, byline, publishedOn, readingMinutes } = about;
  if (readingMinutes === undefined) return null;
  return (
    <div className={styles.row}>
      {authors.map((author) => (
        <ArticleLink key={author.url} url={author.url} className={styles.person}>
          {author.picture !== undefined && isPicture(author.picture) && (
            <AssetImage
              asset={author.picture}
              alt=""
              sizes={`${picturePx}px`}
              shownAs={{ width: picturePx, height: picturePx }}
              className={styles.face}
            />
          )}
          {author.title}{' '}
        </ArticleLink>
      ))}
      {byline !== undefined && <b>{byline}</b>}{' '}
      <span>
        {publishedOn !== undefined && (
          <>
            <time dateTime={publishedOn}>{longDate(publishedOn)}</time> ·{' '}
          </>
        )}
        {message('article.minutes', { count: readingMinutes })}
      </span>
    </div>
  );
}

/** As in the style sheet, so that nothing moves before it is there. */
const picturePx = 40;
