import { type ReactNode, use } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { Labels } from '../../bundle/labels.ts';
import { type EmbeddedPart, partTitle } from '../../bundle/part-title.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { Disclosure } from './disclosure.tsx';
import { NodeView } from '../node-view.tsx';

type ReleaseNotesPart = NodeOf<'kbReleaseNotes'>['fields']['sections'][number];

/**
 * A part of release notes: sections stand open, everything else opens and closes under the title that the contents have, too.
 * Source: docs/requirements.md, AR-6.
 */
export const CollapsiblePart = ({ node }: { node: ReleaseNotesPart }): ReactNode =>
  node.type === 'kbReleaseNotesSection' || node.type === 'otherEntry' || node.level === undefined ? (
    <NodeView node={node} />
  ) : (
    <Disclosure level={node.level} id={node.anchor} title={partTitle(node, use(Labels))}>
      {contentOf(node)}
    </Disclosure>
  );

/** Without the heading that the summary already is. */
function contentOf(node: EmbeddedPart): ReactNode {
  if (node.type === 'spotlightBox' || node.type === 'workflow')
    return <RichTextView text={node.fields.description} />;
  if (node.type === 'kbLandingPageInfoBox') return <RichTextView text={node.fields.content} />;
  return <NodeView node={node} />;
}
