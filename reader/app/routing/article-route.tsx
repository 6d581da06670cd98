import type { ReactNode } from 'react';
import { ArticlePage, type ArticlePageProps } from '../../features/article/article-page.tsx';
import { mediaEvent } from '../../services/analytics/media-event.ts';
import { track } from '../../services/analytics/analytics.ts';
import { ArticlePoll } from '../article/article-poll.tsx';
import type { ArticleData } from './page-data.ts';
import { useSupportCase } from '../article/use-support-case.ts';

/** An article with its poll and the place of the question about a support case. */
export function ArticleRoute(data: ArticleData): ReactNode {
  const { setAside } = useSupportCase() ?? {};
  // A place of its own beside the text would move it.
  const hasAside = setAside !== undefined && data.article.contents.length > 0;
  return (
    <ArticlePage
      {...data}
      {...(hasAside && { aside: <div ref={setAside} /> })}
      footer={hasPoll(data.article.type) && <ArticlePoll articleId={data.article.id} />}
      onMediaProgress={trackMedia}
    />
  );
}

/** Lists of articles answer no question. */
const hasPoll = (type: string): boolean => type !== 'topic' && type !== 'author';

const trackMedia: ArticlePageProps['onMediaProgress'] = (progress) => track(mediaEvent(progress));
