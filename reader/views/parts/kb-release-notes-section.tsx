import type { ReactNode } from 'react';
import { NodeViews } from '../node-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-6. */
export const KbReleaseNotesSection = ({ node }: ViewProps<'kbReleaseNotesSection'>): ReactNode => (
  <Section node={node} title={node.fields.sectionName?.fields.name}>
    <NodeViews nodes={node.fields.spotlightBoxes} />
    <NodeViews nodes={node.fields.noteGroup} />
  </Section>
);
