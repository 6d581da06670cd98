import type { ReactNode } from 'react';
import { useLabel } from '../../bundle/labels.ts';
import { message } from '../../messages/message.ts';
import { ArticleBody, type BodySource } from './article-body.tsx';
import styles from './article-page.module.css';
import type { MediaProgress } from '../../services/analytics/media-event.ts';
import { ProTitle } from '../../ui/pro-title.tsx';
import { ContentsSide } from './contents/contents-side.tsx';
import { TopicsCovered } from './contents/topics-covered.tsx';
import { useCurrentPlace } from './contents/use-current-place.ts';
import { useJump } from './contents/use-jump.ts';
import { hasRelatedSection, hasRelatedCard, relatedTitle } from './layout.ts';
import { RelatedCard } from './related/related-card.tsx';
import { RelatedSection } from './related/related-section.tsx';
import { RelatedSidebar } from './related/related-sidebar.tsx';
import { UpdatedOn } from './updated-on.tsx';

export type ArticlePageProps = BodySource & {
  /** Under the contents on wide screens: the deflection widget's place. Source: docs/requirements.md, LY-2. */
  readonly aside?: ReactNode;
  /** After the text: the poll's place. Source: docs/requirements.md, AR-5. */
  readonly footer?: ReactNode;
  /** The language of a text that is not in the site's own. */
  readonly textIn?: TextLanguage | undefined;
  /** Called with the progress of media. Source: docs/requirements.md, AR-19. */
  readonly onMediaProgress?: (progress: MediaProgress) => void;
};

interface InLanguage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

interface TextLanguage {
  readonly text: InLanguage;
  readonly site: InLanguage;
  /** What tells readers of it. */
  readonly notice: string | undefined;
}

/** An article with its surroundings. The app renders the page's frame, breadcrumbs and head. */
export function ArticlePage({
  aside,
  footer,
  textIn,
  onMediaProgress,
  ...source
}: ArticlePageProps): ReactNode {
  const { article } = source;
  const currentPlace = useCurrentPlace(article.contents);
  const jump = useJump();
  const topicsTitle = useTopicsTitle(article.type);
  const contents = { items: article.contents, currentPlace, jump };
  return (
    <div className={styles.layout}>
      <article className={styles.article} {...textIn?.text}>
        {textIn?.notice !== undefined && (
          <p className={styles.notice} {...textIn.site}>
            {textIn.notice}
          </p>
        )}
        <header className={styles.header}>
          <h1 className={styles.title}>
            <ProTitle title={article.proTitle ?? article.title} isPro={article.proTitle !== undefined} />
          </h1>
          {article.updatedAt !== undefined && <UpdatedOn timestamp={article.updatedAt} />}
        </header>
        {article.displayToc && <TopicsCovered key={article.id} title={topicsTitle} {...contents} />}
        <ArticleBody {...source} jump={jump} currentPlace={currentPlace} onMediaProgress={onMediaProgress} />
        {hasRelatedSection(article) && <RelatedSection links={article.related} />}
        {footer && (
          <footer className={styles.footer} {...textIn?.site}>
            {footer}
          </footer>
        )}
        {hasRelatedCard(article) && <RelatedCard links={article.related} />}
      </article>
      {article.related.length > 0 && <RelatedSidebar title={relatedTitle(article)} links={article.related} />}
      <ContentsSide title={topicsTitle} {...contents}>
        {aside}
      </ContentsSide>
    </div>
  );
}

/** The title of the contents at every width. Source: docs/requirements.md, AR-3, 'title configurable'. */
function useTopicsTitle(type: string): string {
  const key = type === 'kbGlossary' ? 'contents.glossary' : 'contents.topics';
  return useLabel(key, message(key));
}
