import type { ReactNode } from 'react';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import styles from './article-recommended-workflow.module.css';
import { NodeView } from '../node-view.tsx';
import { FixedSection } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Workflows are steps, and numbered. Source: docs/requirements.md, AR-12. Its related content is the page's. */
export const ArticleRecommendedWorkflow = ({
  node: { fields },
}: ViewProps<'articleRecommendedWorkflow'>): ReactNode => (
  <>
    <RichTextView text={fields.introduction} />
    {hasContent(fields.thingsToKnow) && (
      <FixedSection id="things-to-know">
        <RichTextView text={fields.thingsToKnow} />
      </FixedSection>
    )}
    {fields.workflows.length > 0 && (
      <FixedSection id="workflows">
        <ol className={styles.steps}>
          {fields.workflows.map((workflow) => (
            <li key={workflow.id} className={styles.step}>
              <NodeView node={workflow} />
            </li>
          ))}
        </ol>
      </FixedSection>
    )}
  </>
);
