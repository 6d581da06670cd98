import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Card as CardData } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/card.tsx';
import { ContentIcon } from '../../ui/content-icon.tsx';
import { fullColumns, Grid } from '../../ui/grid.tsx';
import { CardImage } from './card-image.tsx';
import { CardText } from './card-text.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './cards.module.css';

/** What the product can be extended with: three cards with a picture or an icon. */
export function PackCards({ cards }: { cards: readonly CardData[] }): ReactNode {
  return (
    <Grid columns={fullColumns(cards.length)}>
      {cards.map((card) => (
        <li key={card.id}>
          <Card colours={card.colours} isLink={card.url !== undefined}>
            {card.image !== undefined && <CardImage image={card.image} />}
            {card.image === undefined && card.icon !== undefined && (
              <span className={styles.icon}>
                <ContentIcon name={card.icon} />
              </span>
            )}
            <CardTitle card={card} />
            <CardText card={card} />
            {card.url !== undefined && <ArrowRight aria-hidden className={styles.arrow} />}
          </Card>
        </li>
      ))}
    </Grid>
  );
}
