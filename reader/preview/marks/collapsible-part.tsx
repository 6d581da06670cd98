import type { ComponentProps, ReactNode } from 'react';
import { CollapsiblePart as OwnPart } from '../../views/headings/collapsible-part.tsx';
import { marked } from './mark-roots.tsx';

/** A part of release notes, whose disclosure is not of its own view. */
export const CollapsiblePart = (props: ComponentProps<typeof OwnPart>): ReactNode =>
  props.node.inPreview?.missing === undefined ? (
    marked(<OwnPart {...props} />, { 'data-entry': props.node.id })
  ) : (
    <OwnPart {...props} />
  );
