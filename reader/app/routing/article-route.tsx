import type { ReactNode } from 'react';
import { ArticlePage, type ArticlePageProps } from '../../features/article/article-page.tsx';
import { mediaEvent } from '../../services/analytics/media-event.ts';
import { track } from '../../services/analytics/analytics.ts';
import { ArticlePoll } from '../article/article-poll.tsx';
import type { Head } from '../../../schemas/bundle/index.ts';
import { languageTag } from '../../../schemas/languages.ts';
import { message } from '../../messages/message.ts';
import type { ArticleData } from './page-data.ts';
import { useSite } from '../site/use-site.ts';
import { useSupportCase } from '../article/use-support-case.ts';

/** An article with its poll and the place of the question about a support case. */
export function ArticleRoute(data: ArticleData): ReactNode {
  const { setAside } = useSupportCase() ?? {};
  // A place of its own beside the text would move it.
  const hasAside = setAside !== undefined && data.article.contents.length > 0;
  return (
    <ArticlePage
      {...data}
      textIn={useLanguageOf(data.article.head)}
      {...(hasAside && { aside: <div ref={setAside} /> })}
      footer={hasPoll(data.article.type) && <ArticlePoll articleId={data.article.id} />}
      onMediaProgress={trackMedia}
    />
  );
}

/** The language of a text that is not in the site's own; undefined where it is. */
function useLanguageOf({ textLocale }: Head): ArticlePageProps['textIn'] {
  const { locale, locales = [], direction, hasLanguageNotice } = useSite();
  const other = locales.find((each) => each.locale === textLocale);
  return (
    other && {
      text: { lang: languageTag(other.locale), dir: other.direction },
      site: { lang: languageTag(locale), dir: direction },
      notice:
        hasLanguageNotice === false
          ? undefined
          : message('article.untranslated', { language: other.nameHere }),
    }
  );
}

/** Lists of articles answer no question. */
const hasPoll = (type: string): boolean => type !== 'topic' && type !== 'author';

const trackMedia: ArticlePageProps['onMediaProgress'] = (progress) => track(mediaEvent(progress));
