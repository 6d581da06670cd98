import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { AllPages, type Category, CategoryLinks } from '../lists/category-links.tsx';
import styles from './category-card.module.css';
import { ContentIcon } from './content-icon.tsx';
import { ProTitle } from '../pro-title.tsx';
import { SiteLink } from '../links/site-link.tsx';

interface CategoryCardProps {
  category: Category;
  level: 2 | 3;
  /** Where the way to all its pages is: beside the title, for a card with few links. */
  wayToAll?: 'beside' | 'below';
}

/** A category with the first of its pages. */
export function CategoryCard({ category, level, wayToAll = 'below' }: CategoryCardProps): ReactNode {
  const Heading = `h${level}` as const;
  const title = <ProTitle title={category.title} isPro={category.isPro} />;
  return (
    <Card colours={category.colours}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          {category.icon !== false && <ContentIcon name={category.icon ?? ''} className={styles.icon} />}
          <span className={styles.name}>
            {category.url === undefined ? title : <SiteLink to={category.url}>{title}</SiteLink>}
          </span>
        </Heading>
        {wayToAll === 'beside' && <AllPages category={category} />}
      </div>
      <CategoryLinks category={wayToAll === 'beside' ? { ...category, url: undefined } : category} />
    </Card>
  );
}
