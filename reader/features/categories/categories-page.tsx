import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { pages } from '../../../schemas/urls.ts';
import { CardItems } from '../../bundle/cards/card-items.tsx';
import { message } from '../../messages/message.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { CategoryCard } from '../../ui/cards/category-card.tsx';
import { CategoryGroup } from '../../ui/cards/category-group.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Grid } from '../../ui/grid.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './categories-page.module.css';

/** Every category, in one, two or four columns. In one column, cards are rows that open. Source: docs/requirements.md, CP-3. */
export function CategoriesPage({ cards }: { cards: readonly Card[] }): ReactNode {
  return (
    <>
      <PageHeading title={message('categories.heading')} lead={message('categories.lead')} />
      {cards.length === 0 ? (
        <EmptyState title={message('categories.empty')} advice={message('categories.emptyAdvice')}>
          <ButtonLink to={pages.search}>{message('searchForm.submit')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.cards}>
            <Grid columns="four">
              <CardItems cards={cards} view={Category} level={2} />
            </Grid>
          </div>
          <ul className={styles.rows}>
            <CardItems cards={cards} view={Row} level={2} />
          </ul>
        </>
      )}
    </>
  );
}

const Category = ({ card }: { card: Card }): ReactNode => <CategoryCard category={card} level={2} />;

const Row = ({ card }: { card: Card }): ReactNode => <CategoryGroup category={card} level={2} hasLine />;
