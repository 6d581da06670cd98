import type { ComponentType, ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { NewsCard } from './news-card.tsx';

interface CardItemsProps {
  cards: readonly Card[];
  /** Shows the other cards of the list. */
  view: ComponentType<{ card: Card }>;
  /** Of the cards' headings. */
  level?: 2 | 3;
}

/** The items of a list of cards: release notes look the same in each [HM-3]. */
export const CardItems = ({ cards, view: View, level = 3 }: CardItemsProps): ReactNode =>
  cards.map((card) => (
    <li key={card.id}>
      {card.kind === 'releaseNotes' ? <NewsCard card={card} level={level} /> : <View card={card} />}
    </li>
  ));
