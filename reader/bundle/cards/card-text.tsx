import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { hasContent } from '../has-content.ts';
import { openingOf } from '../answer/opening-of.ts';
import { RichTextView } from '../rich-text-view.tsx';
import styles from './cards.module.css';

/** About four lines. The linked page has the rest. */
const cardTextCharacters = 160;

/** The text below a card's title: the editor's, else a sentence about the linked page. */
export function CardText({ card }: { card: Card }): ReactNode {
  const description = card.description ?? card.announcement?.description;
  if (hasContent(description)) {
    return (
      <div className={styles.text}>
        <RichTextView text={openingOf(description, cardTextCharacters)} />
      </div>
    );
  }
  return card.summary !== undefined && <p className={styles.text}>{card.summary}</p>;
}
