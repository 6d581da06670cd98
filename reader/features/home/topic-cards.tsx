import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { CardText } from '../../bundle/cards/card-text.tsx';
import { CardTitle } from '../../bundle/cards/card-title.tsx';
import styles from '../../bundle/cards/cards.module.css';
import { Card } from '../../ui/cards/card.tsx';
import { ContentIcon } from '../../ui/cards/content-icon.tsx';
import { Grid } from '../../ui/grid.tsx';

/** The four main topics: an icon and a title each, two columns on phones, four on wide screens. */
export const TopicCards = ({ cards }: { cards: readonly CardData[] }): ReactNode => (
  <div className={styles.topics}>
    <Grid columns="twoToFour">
      <CardItems cards={cards} view={TopicCard} />
    </Grid>
  </div>
);

const TopicCard = ({ card }: { card: CardData }): ReactNode => (
  <Card colours={card.colours} isLink={card.url !== undefined}>
    <span className={styles.icon}>
      <ContentIcon name={card.icon ?? ''} />
    </span>
    <CardTitle card={card} />
    <CardText card={card} />
  </Card>
);
