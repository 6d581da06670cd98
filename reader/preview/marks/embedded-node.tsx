import type { ComponentProps, ReactNode } from 'react';
import { placeName } from '../../../schemas/preview/place.ts';
import { EmbeddedNode as OwnNode } from '../../views/embedded-node.tsx';
import { marked } from './mark-roots.tsx';

/** A node embedded in a text. A link to an article carries its source location. */
export function EmbeddedNode(props: ComponentProps<typeof OwnNode>): ReactNode {
  const at = props.node.inPreview?.at;
  const shown = <OwnNode {...props} />;
  return at === undefined ? shown : marked(shown, { 'data-at': placeName(at) });
}
