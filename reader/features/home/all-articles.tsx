import type { ReactNode } from 'react';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './all-articles.module.css';

/** The home page without sections: all articles by category, area or type. */
export const AllArticles = ({ items }: { items: readonly TreeItem[] }): ReactNode =>
  items.map((item) => (
    <section key={item.id} className={styles.group}>
      <h2 className={styles.title}>{item.title}</h2>
      <ul className={styles.links}>
        {leavesOf(item.children).map(({ id, title, url }) => (
          <li key={id}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  ));

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
