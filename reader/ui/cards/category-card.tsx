import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { type Category, CategoryLinks } from '../lists/category-links.tsx';
import styles from './category-card.module.css';
import { ContentIcon } from './content-icon.tsx';
import { ProTitle } from '../pro-title.tsx';
import { SiteLink } from '../links/site-link.tsx';

/** A category with the first of its pages. */
export function CategoryCard({ category, level }: { category: Category; level: 2 | 3 }): ReactNode {
  const Heading = `h${level}` as const;
  const title = <ProTitle title={category.title} isPro={category.isPro} />;
  return (
    <Card colours={category.colours}>
      <Heading className={styles.heading}>
        {category.icon !== false && <ContentIcon name={category.icon ?? ''} className={styles.icon} />}
        <span className={styles.name}>
          {category.url === undefined ? title : <SiteLink to={category.url}>{title}</SiteLink>}
        </span>
      </Heading>
      <CategoryLinks category={category} />
    </Card>
  );
}
