import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { topLevel } from '../headings/heading.tsx';
import { LinkedHeading } from '../headings/linked-heading.tsx';
import styles from './kb-term.module.css';
import type { ViewProps } from '../view.ts';

/** A term with its definition. Source: docs/requirements.md, AR-9. */
export const KbTerm = ({ node }: ViewProps<'kbTerm'>): ReactNode => (
  <section className={styles.term}>
    <LinkedHeading
      level={node.level ?? topLevel}
      id={node.anchor}
      className={styles.name}
      title={node.fields.term}
    />
    <RichTextView text={node.fields.definition} />
  </section>
);
