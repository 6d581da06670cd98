import type { ReactNode } from 'react';
import { urlOf } from '../../../schemas/urls.ts';
import { ProTitle } from '../../ui/pro-title.tsx';
import { ArticleLink } from './article-link.tsx';
import { LinkCard } from './link-card.tsx';
import styles from '../around/around.module.css';
import type { ViewProps } from '../view.ts';

/** A product area as a link to its capabilities. Source: docs/requirements.md, RT-2. */
export function ProductArea({ node, inline }: ViewProps<'productArea'>): ReactNode {
  const url = urlOf('productArea', node.fields.url ?? node.id, {});
  if (inline !== true) return <LinkCard url={url} title={node.fields.title} />;
  return (
    <ArticleLink url={url} className={styles.tag}>
      <ProTitle title={node.fields.title} isPro={node.fields.isPro === true} />
    </ArticleLink>
  );
}
