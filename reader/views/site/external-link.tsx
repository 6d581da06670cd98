import type { ReactNode } from 'react';
import { ArticleLink } from './article-link.tsx';
import { LinkCard } from './link-card.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, LY-4: another site opens in a new window. */
export const ExternalLink = ({ node: { fields }, inline }: ViewProps<'externalLink'>): ReactNode =>
  inline === true ? (
    <ArticleLink url={fields.url} opensNewWindow>
      {fields.title}
    </ArticleLink>
  ) : (
    <LinkCard url={fields.url} title={fields.title} opensNewWindow />
  );
