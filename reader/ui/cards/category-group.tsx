import { Fragment, type ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { FoldMark } from '../fold-mark.tsx';
import { type Category, CategoryLinks } from '../lists/category-links.tsx';
import { ProTitle } from '../pro-title.tsx';
import styles from './category-group.module.css';
import { ContentIcon } from './content-icon.tsx';

interface CategoryGroupProps {
  category: Category;
  level: 2 | 3;
  /** Says how many pages it has, and names the first of them. */
  hasLine?: boolean;
}

/** A category as a row that opens, for narrow screens: closed, it is its icon and its name. */
export function CategoryGroup({ category, level, hasLine = false }: CategoryGroupProps): ReactNode {
  const { title, isPro, icon, links } = category;
  const Heading = `h${level}` as const;
  return (
    <details>
      <summary className={styles.summary}>
        {icon !== false && <ContentIcon name={icon ?? ''} className={styles.icon} />}
        <div className={styles.words}>
          <Heading className={styles.title}>
            <ProTitle title={title} isPro={isPro} />
          </Heading>
          {hasLine && links.length > 0 && (
            <p className={styles.line}>
              {message('article.count', { count: links.length })}
              {links.map((link) => (
                <Fragment key={link.id}>
                  {' · '}
                  <bdi>{link.title}</bdi>
                </Fragment>
              ))}
            </p>
          )}
        </div>
        <FoldMark />
      </summary>
      <div className={styles.links}>
        <CategoryLinks category={category} />
      </div>
    </details>
  );
}
