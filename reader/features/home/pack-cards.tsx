import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { CardPicture } from '../../bundle/cards/card-picture.tsx';
import { CardText } from '../../bundle/cards/card-text.tsx';
import { CardTitle } from '../../bundle/cards/card-title.tsx';
import styles from '../../bundle/cards/cards.module.css';
import { Card } from '../../ui/cards/card.tsx';
import { fullColumns, Grid } from '../../ui/grid.tsx';

/** Packs that extend the product: three cards with a picture or an icon. */
export const PackCards = ({ cards }: { cards: readonly CardData[] }): ReactNode => (
  <div className={styles.packs}>
    <Grid columns={fullColumns(cards.length)}>
      <CardItems cards={cards} view={PackCard} />
    </Grid>
  </div>
);

const PackCard = ({ card }: { card: CardData }): ReactNode => (
  <Card colours={card.colours} isLink={card.url !== undefined}>
    <CardPicture card={card} />
    <CardTitle card={card} />
    <CardText card={card} />
  </Card>
);
