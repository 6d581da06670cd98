import { type ReactNode, useContext, useEffect } from 'react';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import { Warn } from '../bundle/warn.ts';
import { type ViewProps, ViewsContext } from './view.ts';

/** Any node, shown by the view of its type. */
export function NodeView({ node, inline = false }: { node: ContentNode; inline?: boolean }): ReactNode {
  // The map pairs every type with a view of that type, which TypeScript cannot follow through a lookup.
  const View = useContext(ViewsContext)[node.type] as ((props: ViewProps<never>) => ReactNode) | undefined;
  if (View !== undefined) return <View node={node as never} inline={inline} />;
  return <Unexpected type={node.type} />;
}

/**
 * Only a bundle of another program can hold a type without a view. Bare links have no type, and nothing to tell.
 * Source: docs/requirements.md, AR-15.
 */
function Unexpected({ type }: { type: string | undefined }): ReactNode {
  const warn = useContext(Warn);
  useEffect(() => {
    if (type !== undefined) warn('Unexpected Entry', type);
  }, [warn, type]);
  return null;
}

/** Nodes one after the other. */
export const NodeViews = ({ nodes }: { nodes: readonly ContentNode[] }): ReactNode =>
  nodes.map((node, position) => <NodeView key={`${position} ${node.id}`} node={node} />);
