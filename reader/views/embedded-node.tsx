import { type ReactNode, useContext } from 'react';
import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import { type ArticleTypeId, articleTypes } from '../../schemas/content/article-types.ts';
import { urlOf } from '../../schemas/urls.ts';
import { SiteAddress } from '../bundle/pages/site-address.ts';
import { ArticleLink } from './site/article-link.tsx';
import { LinkCard } from './site/link-card.tsx';
import { NodeView } from './node-view.tsx';

/** A node embedded in a text: an article is linked to, everything else is shown. */
export function EmbeddedNode({ node, inline }: { node: ContentNode; inline: boolean }): ReactNode {
  const { routes = {} } = useContext(SiteAddress);
  if (!isArticle(node)) return <NodeView node={node} inline={inline} />;
  const url = urlOf(node.type, node.fields.url ?? node.id, routes);
  return inline ? (
    <ArticleLink url={url}>{node.fields.title}</ArticleLink>
  ) : (
    <LinkCard url={url} title={node.fields.title} type={node.type} />
  );
}

const isArticle = (node: ContentNode): node is { [Id in ArticleTypeId]: NodeOf<Id> }[ArticleTypeId] =>
  (articleTypes as readonly string[]).includes(node.type);
