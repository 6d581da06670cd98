import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/cards/card.tsx';
import { CardPicture } from './card-picture.tsx';
import { NewsText } from './news-text.tsx';

/** An announcement, a highlight, or release notes wherever they are a card. */
export function NewsCard({ card, level = 3 }: { card: CardData; level?: 2 | 3 }): ReactNode {
  return (
    <Card colours={card.colours} isLink={card.url !== undefined}>
      <CardPicture card={card} />
      <NewsText card={card} level={level} />
    </Card>
  );
}
