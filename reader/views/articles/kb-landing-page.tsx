import type { ReactNode } from 'react';
import { embedTag, type RichText } from '../../../schemas/bundle/rich-text.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { LandingContent } from '../parts/landing-content.tsx';
import type { ViewProps } from '../view.ts';
import styles from './kb-landing-page.module.css';

/** Source: docs/requirements.md, AR-7. */
export function KbLandingPage({ node: { fields } }: ViewProps<'kbLandingPage'>): ReactNode {
  const text = <RichTextView text={fields.description} />;
  return (
    <>
      {beginsWithEntry(fields.description) ? <div className={styles.icon}>{text}</div> : text}
      <LandingContent nodes={fields.content} />
    </>
  );
}

/** Style sheets see no text, so they cannot tell a picture that begins a paragraph from one amid its words. */
function beginsWithEntry(text: RichText | undefined): boolean {
  const first = text?.children[0];
  const begin = first?.type === 'element' ? first.children[0] : undefined;
  return begin?.type === 'element' && begin.tagName === embedTag;
}
