import type { ComponentType, ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { CategoryLinks } from '../../ui/lists/category-links.tsx';
import { ContentIcon } from '../../ui/cards/content-icon.tsx';
import { Grid, type GridColumns } from '../../ui/grid.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { FoldMark } from '../../ui/fold-mark.tsx';
import styles from './card-groups.module.css';

interface CardGroupsProps {
  cards: readonly Card[];
  columns: GridColumns;
  /** A card on wide screens. */
  view: ComponentType<{ card: Card }>;
  /** List items before the cards. */
  first?: ReactNode;
}

/** Cards with links: a grid on wide screens, groups to open on narrow ones. */
export function CardGroups({ cards, columns, view, first }: CardGroupsProps): ReactNode {
  return (
    <>
      <div className={styles.cards}>
        <Grid columns={columns}>
          {first}
          <CardItems cards={cards} view={view} />
        </Grid>
      </div>
      <ul className={styles.groups}>
        {first}
        <CardItems cards={cards} view={Group} />
      </ul>
    </>
  );
}

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
