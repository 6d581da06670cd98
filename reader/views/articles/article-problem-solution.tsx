import type { ReactNode } from 'react';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { NodeViews } from '../node-view.tsx';
import { FixedSection } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-11. Its related content is the page's. */
export const ArticleProblemSolution = ({
  node: { fields },
}: ViewProps<'articleProblemSolution'>): ReactNode => (
  <>
    <RichTextView text={fields.introduction} />
    <NodeViews nodes={fields.spotlightBoxes} />
    {hasContent(fields.problem) && (
      <FixedSection id="problem">
        <RichTextView text={fields.problem} />
      </FixedSection>
    )}
    {(hasContent(fields.workflowSummary) || fields.workflows.length > 0) && (
      <FixedSection id="solution">
        <RichTextView text={fields.workflowSummary} />
        <NodeViews nodes={fields.workflows} />
      </FixedSection>
    )}
  </>
);
