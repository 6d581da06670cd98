import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/cards/card.tsx';
import { CardImage } from '../../bundle/cards/card-image.tsx';
import { NewsText } from '../../bundle/cards/news-text.tsx';
import styles from '../../bundle/cards/cards.module.css';

/** The newest release, across the page's width, with its picture beside it if it has one. */
export const LargeCard = ({ card }: { card: CardData }): ReactNode => (
  <Card colours={card.colours} isLink={card.url !== undefined} look="wide">
    <div className={styles.body}>
      <NewsText card={card} />
    </div>
    {card.image !== undefined && (
      <div className={styles.side}>
        <CardImage image={card.image} />
      </div>
    )}
  </Card>
);
