import type { ComponentType, ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { CategoryGroup } from '../../ui/cards/category-group.tsx';
import { Grid, type GridColumns } from '../../ui/grid.tsx';
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

const Group = ({ card }: { card: Card }): ReactNode => <CategoryGroup category={card} level={3} />;
