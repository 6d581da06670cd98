import { createElement, type ReactNode, useContext } from 'react';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { UnshownField } from '../../../schemas/bundle/in-preview.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import { sourceKey } from '../../../schemas/preview/source-location.ts';
import { NodeView as OwnNodeView } from '../../views/node-view.tsx';
import { ViewsContext, type ViewProps } from '../../views/view.ts';
import { Ghost } from './ghost.tsx';
import { isNothing, marked } from './mark-roots.tsx';

interface NodeProps {
  readonly node: ContentNode;
  readonly inline?: boolean;
}

/** A node as readers see it, with its outermost elements marked. A placeholder if it shows nothing. */
export function NodeView({ node, inline = false }: NodeProps): ReactNode {
  const View = useContext(ViewsContext)[node.type] as AnyView | undefined; // the map pairs every type with its view
  const { at, missing } = node.inPreview ?? {};
  if (at !== undefined && missing !== undefined)
    return <Ghost of={node.id} at={at} missing={missing} inline={inline} />;
  if (View === undefined) return <OwnNodeView node={node} inline={inline} />;
  return createElement(seenBy(View), { node, inline });
}

/** Nodes one after the other. */
export const NodeViews = ({ nodes }: { nodes: readonly ContentNode[] }): ReactNode =>
  nodes.map((node, position) => <NodeView key={`${position} ${node.id}`} node={node} />);

type AnyView = (props: ViewProps<never>) => ReactNode;

/** A component for each view, whose states are its own. */
const seenBy = sameForSame((view: AnyView) => ({ node, inline = false }: NodeProps): ReactNode => {
  const shown = view({ node: node as never, inline });
  const { at, unshown = [] } = node.inPreview ?? {};
  const ghostOf = ({ field, missing }: UnshownField) => (
    <Ghost key={field.join('.')} at={{ entry: node.id, field }} missing={missing} inline={inline} />
  );
  if (isNothing(shown)) {
    if (unshown.length > 0) return unshown.map(ghostOf);
    return at && <Ghost at={at} entry={node.id} missing={emptyWords} inline={inline} />;
  }
  return (
    <>
      {marked(shown, marksOf(node))}
      {unshown.filter(({ kind }) => kind === 'asset').map(ghostOf)}
    </>
  );
});

const emptyWords = 'This entry is empty: none of its fields has anything to show.';

/** A file that is embedded by itself is no entry. */
function marksOf(node: ContentNode) {
  const isFile = node.type === 'media' && node.fields.media?.id === node.id;
  const at = node.inPreview?.at;
  return { ...(!isFile && { 'data-entry': node.id }), ...(at && { 'data-at': sourceKey(at) }) };
}
