import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { NodeViews } from '../node-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-10. */
export const KbHowToSection = ({ node }: ViewProps<'kbHowToSection'>): ReactNode => (
  <Section node={node} title={node.fields.heading}>
    <NodeViews nodes={node.fields.spotlightBoxes} />
    <RichTextView text={node.fields.content} />
  </Section>
);
