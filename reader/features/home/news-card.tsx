import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/card.tsx';
import { CardImage } from './card-image.tsx';
import { NewsText } from './news-text.tsx';

/** An announcement, a release or a highlight among others. */
export function NewsCard({ card }: { card: CardData }): ReactNode {
  return (
    <Card colours={card.colours} isLink={card.url !== undefined}>
      {card.image !== undefined && <CardImage image={card.image} />}
      <NewsText card={card} />
    </Card>
  );
}
