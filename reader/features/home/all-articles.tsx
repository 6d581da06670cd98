import type { ReactNode } from 'react';
import type { TreeItem } from '../../../schemas/bundle/index.ts';
import { Card } from '../../ui/card.tsx';
import { CategoryLinks } from '../../ui/category-links.tsx';
import { Grid } from '../../ui/grid.tsx';
import styles from './all-articles.module.css';

/** What a home page without sections shows: every article, under the category, the area or the type it stands in. */
export const AllArticles = ({ items }: { items: readonly TreeItem[] }): ReactNode => (
  <div className={styles.articles}>
    <Grid columns="three">
      {items.map((item) => (
        <li key={item.id}>
          <Card>
            <h2 className={styles.title}>{item.title}</h2>
            <CategoryLinks category={{ ...item, isPro: false, colours: [], links: linksOf(item.children) }} />
          </Card>
        </li>
      ))}
    </Grid>
  </div>
);

const linksOf = (
  items: readonly TreeItem[],
): readonly { id: string; title: string; url: string; isPro: boolean }[] =>
  items.flatMap(({ id, title, url, children }) => [
    ...(url === undefined ? [] : [{ id, title, url, isPro: false }]),
    ...linksOf(children),
  ]);
