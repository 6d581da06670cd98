import type { ReactNode } from 'react';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { NodeViews } from '../node-view.tsx';
import { FixedSection } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-10. */
export const KbHowTo = ({ node: { fields } }: ViewProps<'kbHowTo'>): ReactNode => (
  <>
    <RichTextView text={fields.introduction} />
    <NodeViews nodes={fields.spotlightBoxes} />
    {hasContent(fields.thingsToKnow) && (
      <FixedSection id="things-to-know">
        <RichTextView text={fields.thingsToKnow} />
      </FixedSection>
    )}
    <NodeViews nodes={fields.howToSections} />
    {hasContent(fields.wantToLearnMore) && (
      <FixedSection id="learn-more">
        <RichTextView text={fields.wantToLearnMore} />
      </FixedSection>
    )}
  </>
);
