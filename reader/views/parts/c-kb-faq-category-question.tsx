import type { ReactNode } from 'react';
import { useLabel } from '../../bundle/labels.ts';
import { pageTitle } from '../../messages/page-title.ts';
import styles from './c-kb-faq-category-question.module.css';
import { NodeView, NodeViews } from '../node-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Questions under a heading. A category that says it is none has one only after others: then the build gives it a level. */
export function CKbFaqCategoryQuestion({ node }: ViewProps<'cKbFaqCategoryQuestion'>): ReactNode {
  const { level, fields } = node;
  const rest = useLabel('other-questions', pageTitle('other-questions'));
  const own = fields.uncategorized === true ? undefined : fields.heading;
  return (
    <Section node={node} title={own ?? (level === undefined ? undefined : rest)}>
      {fields.spotlightBox !== undefined && <NodeView node={fields.spotlightBox} />}
      {fields.questions.length > 0 && (
        <div className={styles.questions}>
          <NodeViews nodes={fields.questions} />
        </div>
      )}
    </Section>
  );
}
