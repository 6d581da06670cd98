import type { ReactNode } from 'react';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { SectionId } from '../../../schemas/page-titles/en.ts';
import { useLabel } from '../../bundle/labels.ts';
import { pageTitle } from '../../messages/page-title.ts';
import { topLevel } from './heading.tsx';
import { LinkedHeading } from './linked-heading.tsx';
import styles from './section.module.css';

/** A part of an article under its own heading; without a title it has no heading. */
export const Section = (props: {
  node: Pick<ContentNode, 'anchor' | 'level'>;
  title: string | undefined;
  headingClass?: string | undefined;
  children: ReactNode;
}): ReactNode => (
  <section className={styles.section}>
    {props.title !== undefined && (
      <LinkedHeading
        level={props.node.level ?? topLevel}
        id={props.node.anchor}
        className={props.headingClass}
        title={props.title}
      />
    )}
    {props.children}
  </section>
);

/** A part of an article whose heading is the same in all of its type; a site can word it differently. */
export const FixedSection = ({ id, children }: { id: SectionId; children: ReactNode }): ReactNode => (
  <section className={styles.section}>
    <LinkedHeading level={topLevel} id={id} title={useLabel(id, pageTitle(id))} />
    {children}
  </section>
);
