import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { LandingContent } from './landing-content.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-7: h2 at the top, h3 nested, which the node's level says. */
export const KbLandingPageSection = ({ node }: ViewProps<'kbLandingPageSection'>): ReactNode => (
  <Section node={node} title={node.fields.title}>
    <RichTextView text={node.fields.description} />
    <LandingContent nodes={node.fields.content} />
  </Section>
);
