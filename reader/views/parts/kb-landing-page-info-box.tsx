import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { Disclosure } from '../headings/disclosure.tsx';
import { topLevel } from '../headings/heading.tsx';
import { LinkedHeading } from '../headings/linked-heading.tsx';
import styles from './kb-landing-page-info-box.module.css';
import type { ViewProps } from '../view.ts';

/** A box that opens, or one that is always open. Without a title there is nothing to press: it is open. */
export function KbLandingPageInfoBox({ node }: ViewProps<'kbLandingPageInfoBox'>): ReactNode {
  const { title, boxType, content } = node.fields;
  const level = node.level ?? topLevel;
  if (boxType === 'Collapsible' && title !== undefined) {
    return (
      <Disclosure level={level} id={node.anchor} title={title}>
        <RichTextView text={content} />
      </Disclosure>
    );
  }
  return (
    <section className={styles.box}>
      {title !== undefined && (
        <LinkedHeading level={level} id={node.anchor} className={styles.title} title={title} />
      )}
      <RichTextView text={content} />
    </section>
  );
}
