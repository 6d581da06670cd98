import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { FoldMark } from '../fold-mark.tsx';
import { type Category, CategoryLinks } from '../lists/category-links.tsx';
import { ProTitle } from '../pro-title.tsx';
import styles from './category-group.module.css';
import { ContentIcon } from './content-icon.tsx';

interface CategoryGroupProps {
  category: Category;
  level: 2 | 3;
  /** Says how many pages it has, until it is open. */
  hasLine?: boolean;
}

/** A category as a row that opens, for narrow screens: closed, it is its icon and its name. */
export function CategoryGroup({ category, level, hasLine = false }: CategoryGroupProps): ReactNode {
  const { title, isPro, icon, links, count = links.length } = category;
  const Heading = `h${level}` as const;
  return (
    <details>
      <summary className={styles.summary}>
        {icon !== false && <ContentIcon name={icon ?? ''} className={styles.icon} />}
        <div className={styles.words}>
          <Heading className={styles.title}>
            <ProTitle title={title} isPro={isPro} />
          </Heading>
          {hasLine && count > 0 && <p className={styles.line}>{message('article.count', { count })}</p>}
        </div>
        <FoldMark />
      </summary>
      <div className={styles.links}>
        <CategoryLinks category={category} />
      </div>
    </details>
  );
}
