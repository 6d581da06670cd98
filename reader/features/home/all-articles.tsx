import type { ReactNode } from 'react';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './all-articles.module.css';

interface AllArticlesProps {
  items: readonly TreeItem[];
  /** Of the headings. */
  level: 2 | 3;
}

/** All articles by category, area, topic or type. One group below another heading needs none of its own. */
export function AllArticles({ items, level }: AllArticlesProps): ReactNode {
  const Heading = `h${level}` as const;
  const hasHeadings = level === 2 || items.length > 1;
  return items.map((item) => (
    <section key={item.id} id={anchorOf(item)} className={styles.group}>
      {hasHeadings && (
        <Heading className={styles.title}>
          {item.url === undefined ? item.title : <SiteLink to={item.url}>{item.title}</SiteLink>}
        </Heading>
      )}
      <ul className={styles.links}>
        {leavesOf(item.children).map(({ id, title, url }) => (
          <li key={id}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Where a group is in the list. */
export const anchorOf = ({ id }: { readonly id: string }): string => `all-${id}`;

interface Leaf {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

const leavesOf = (items: readonly TreeItem[]): readonly Leaf[] =>
  items.flatMap(({ id, title, url, children }) => [
    ...(url === undefined ? [] : [{ id, title, url }]),
    ...leavesOf(children),
  ]);
