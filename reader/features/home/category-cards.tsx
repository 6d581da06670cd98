import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { categoryMaxLinks } from '../../../schemas/spec/pages/home.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { CategoryCard } from '../../ui/cards/category-card.tsx';
import { CategoryLinks } from '../../ui/lists/category-links.tsx';
import { ContentIcon } from '../../ui/cards/content-icon.tsx';
import { fullColumns, Grid } from '../../ui/grid.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { FoldMark } from '../../ui/fold-mark.tsx';
import styles from './category-cards.module.css';

/** The first categories: cards on wide screens, groups to open on narrow ones. */
export function CategoryCards({ cards }: { cards: readonly Card[] }): ReactNode {
  return (
    <>
      <div className={styles.cards}>
        <Grid columns={fullColumns(cards.length)}>
          <CardItems cards={cards} view={WideCard} />
        </Grid>
      </div>
      <ul className={styles.groups}>
        <CardItems cards={cards} view={Group} />
      </ul>
    </>
  );
}

const WideCard = ({ card }: { card: Card }): ReactNode => (
  <CategoryCard category={{ ...card, links: card.links.slice(0, categoryMaxLinks) }} level={3} />
);

const Group = ({ card }: { card: Card }): ReactNode => (
  <details className={styles.group}>
    <summary className={styles.summary}>
      <ContentIcon name={card.icon ?? ''} className={styles.icon} />
      <h3 className={styles.title}>
        <ProTitle title={card.title} isPro={card.isPro} />
      </h3>
      <FoldMark />
    </summary>
    <div className={styles.links}>
      <CategoryLinks category={card} />
    </div>
  </details>
);
