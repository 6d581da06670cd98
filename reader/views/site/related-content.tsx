import type { ReactNode } from 'react';
import { ArticleLink } from './article-link.tsx';
import { LinkCard } from './link-card.tsx';
import type { ViewProps } from '../view.ts';

/** A link to an article or to another site, under the editor's name for it or the article's own title. */
export function RelatedContent({ node: { fields }, inline }: ViewProps<'relatedContent'>): ReactNode {
  const url = fields.article?.url ?? fields.externalUrl;
  const title = fields.name ?? fields.article?.title ?? url;
  if (url === undefined || title === undefined) return null;
  const opensNewWindow = fields.article === undefined;
  return inline === true ? (
    <ArticleLink url={url} opensNewWindow={opensNewWindow}>
      {title}
    </ArticleLink>
  ) : (
    <LinkCard
      url={url}
      title={title}
      type={fields.article?.type}
      summary={fields.article?.summary}
      opensNewWindow={opensNewWindow}
    />
  );
}
