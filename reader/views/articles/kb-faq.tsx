import type { ReactNode } from 'react';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import { hasContent } from '../../bundle/has-content.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import styles from './kb-faq.module.css';
import { NodeViews } from '../node-view.tsx';
import { QuestionsBar } from './questions-bar.tsx';
import { FixedSection } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-8. */
export const KbFaq = ({ node: { fields } }: ViewProps<'kbFaq'>): ReactNode => (
  <>
    <RichTextView text={fields.description} />
    <NodeViews nodes={fields.globalSpotlightBoxes} />
    {hasContent(fields.thingsToKnow) && (
      <FixedSection id="things-to-know">
        <RichTextView text={fields.thingsToKnow} />
      </FixedSection>
    )}
    {fields.categorizedQuestions.length > 0 && (
      <section className={styles.questions}>
        <QuestionsBar categories={nodesOfType('cKbFaqCategoryQuestion', fields.categorizedQuestions)} />
        <NodeViews nodes={fields.categorizedQuestions} />
      </section>
    )}
  </>
);
