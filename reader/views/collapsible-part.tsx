import type { ReactNode } from 'react';
import type { NodeOf } from '../../schemas/bundle/node.ts';
import { RichTextView } from '../bundle/rich-text-view.tsx';
import { Disclosure } from './disclosure.tsx';
import { topLevel } from './heading.tsx';
import { NodeView } from './node-view.tsx';

type ReleaseNotesPart = NodeOf<'kbReleaseNotes'>['fields']['sections'][number];

/**
 * A part of release notes: sections stand open, everything else opens and closes under its own title. Without a title
 * there is nothing to press. Source: requirements AR-6.
 */
export function CollapsiblePart({ node }: { node: ReleaseNotesPart }): ReactNode {
  const title = titleOf(node);
  if (title === undefined) return <NodeView node={node} />;
  return (
    <Disclosure level={node.level ?? topLevel} id={node.anchor} title={title}>
      {contentOf(node)}
    </Disclosure>
  );
}

function titleOf(node: ReleaseNotesPart): string | undefined {
  switch (node.type) {
    case 'kbReleaseNotesSection':
      return undefined;
    case 'workflow':
      return node.fields.workflowName;
    case 'interactiveContent':
    case 'externalVideo':
    case 'kbLandingPageInfoBox':
      return node.fields.title;
    default:
      return node.fields.name;
  }
}

/** Without the heading that the summary already is. */
function contentOf(node: ReleaseNotesPart): ReactNode {
  if (node.type === 'workflow') return <RichTextView text={node.fields.description} />;
  if (node.type === 'kbLandingPageInfoBox') return <RichTextView text={node.fields.content} />;
  return <NodeView node={node} />;
}
