import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { Disclosure } from '../headings/disclosure.tsx';
import { topLevel } from '../headings/heading.tsx';
import { NodeView } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-8. */
export const KbFaqQuestion = ({ node }: ViewProps<'kbFaqQuestion'>): ReactNode => (
  <Disclosure level={node.level ?? topLevel} id={node.anchor} title={node.fields.question}>
    <RichTextView text={node.fields.answer} />
    {node.fields.spotlightBox !== undefined && <NodeView node={node.fields.spotlightBox} />}
  </Disclosure>
);
