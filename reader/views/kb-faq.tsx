import type { ReactNode } from 'react';
import { hasContent } from '../bundle/has-content.ts';
import { RichTextView } from '../bundle/rich-text-view.tsx';
import { NodeViews } from './node-view.tsx';
import { FixedSection } from './section.tsx';
import type { ViewProps } from './view.ts';

/** Source: requirements AR-8. */
export const KbFaq = ({ node: { fields } }: ViewProps<'kbFaq'>): ReactNode => (
  <>
    <RichTextView text={fields.description} />
    <NodeViews nodes={fields.globalSpotlightBoxes} />
    {hasContent(fields.thingsToKnow) && (
      <FixedSection id="things-to-know">
        <RichTextView text={fields.thingsToKnow} />
      </FixedSection>
    )}
    <NodeViews nodes={fields.categorizedQuestions} />
  </>
);
