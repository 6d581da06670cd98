import type { ReactNode } from 'react';
import styles from './c-kb-faq-category-question.module.css';
import { NodeView, NodeViews } from '../node-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Questions under a heading, or without one where the category says that it is none. */
export const CKbFaqCategoryQuestion = ({ node }: ViewProps<'cKbFaqCategoryQuestion'>): ReactNode => (
  <Section node={node} title={node.fields.uncategorized === true ? undefined : node.fields.heading}>
    {node.fields.spotlightBox !== undefined && <NodeView node={node.fields.spotlightBox} />}
    {node.fields.questions.length > 0 && (
      <div className={styles.questions}>
        <NodeViews nodes={node.fields.questions} />
      </div>
    )}
  </Section>
);
