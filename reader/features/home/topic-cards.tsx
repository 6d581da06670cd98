import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/card.tsx';
import { ContentIcon } from '../../ui/content-icon.tsx';
import { Grid } from '../../ui/grid.tsx';
import { CardText } from './card-text.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './cards.module.css';

/** The four main topics: an icon and a title each, two columns on phones, four on wide screens. */
export function TopicCards({ cards }: { cards: readonly CardData[] }): ReactNode {
  return (
    <Grid columns="twoToFour">
      {cards.map((card) => (
        <li key={card.id}>
          <Card colours={card.colours} isLink={card.url !== undefined}>
            <span className={styles.icon}>
              <ContentIcon name={card.icon ?? ''} />
            </span>
            <CardTitle card={card} />
            <div className={styles.onWide}>
              <CardText card={card} />
            </div>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
