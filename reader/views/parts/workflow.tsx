import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-11, AR-12. */
export const Workflow = ({ node }: ViewProps<'workflow'>): ReactNode => (
  <Section node={node} title={node.fields.workflowName}>
    <RichTextView text={node.fields.description} />
  </Section>
);
