import type { ComponentProps, ReactNode } from 'react';
import { sourceKey } from '../../../schemas/preview/source-location.ts';
import { EmbeddedNode as OwnNode } from '../../views/embedded-node.tsx';
import { marked } from './mark-roots.tsx';

/** A node embedded in a text. A link to an article carries its source location. */
export function EmbeddedNode(props: ComponentProps<typeof OwnNode>): ReactNode {
  const at = props.node.inPreview?.at;
  const shown = <OwnNode {...props} />;
  return at === undefined ? shown : marked(shown, { 'data-at': sourceKey(at) });
}
