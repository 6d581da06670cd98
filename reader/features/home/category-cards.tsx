import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { categoryMaxLinks } from '../../../schemas/spec/home.ts';
import { CategoryCard } from '../../ui/category-card.tsx';
import { CategoryLinks } from '../../ui/category-links.tsx';
import { ContentIcon } from '../../ui/content-icon.tsx';
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
          {cards.map((card) => (
            <li key={card.id}>
              <CategoryCard category={{ ...card, links: card.links.slice(0, categoryMaxLinks) }} level={3} />
            </li>
          ))}
        </Grid>
      </div>
      <div className={styles.groups}>
        {cards.map((card) => (
          <details key={card.id} className={styles.group}>
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
        ))}
      </div>
    </>
  );
}
