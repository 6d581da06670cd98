import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import styles from '../cards/category-card.module.css';
import { ProTitle } from '../pro-title.tsx';
import { SiteLink } from '../links/site-link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface Category {
  readonly title: string;
  readonly isPro: boolean;
  readonly url?: string | undefined;
  /** A lucide icon's name, a usual icon where it is absent; `false`: none. */
  readonly icon?: string | false | undefined;
  readonly colours: readonly string[];
  /** The number of its pages, where it is known. */
  readonly count?: number;
  readonly links: readonly { id: string; title: string; url: string; isPro: boolean }[];
}

/** Pages of a category, and the way to all of them where there are others. */
export const CategoryLinks = ({ category }: { category: Category }): ReactNode => (
  <ul className={styles.links}>
    {category.links.map((link) => (
      <li key={link.id}>
        <SiteLink to={link.url}>
          <ProTitle title={link.title} isPro={link.isPro} />
        </SiteLink>
      </li>
    ))}
    {hasWayToAll(category) && (
      <li>
        <AllPages category={category} />
      </li>
    )}
  </ul>
);

/** The way to all pages of a category, where it shows only some. */
export function AllPages({ category }: { category: Category }): ReactNode {
  const { title, url, count } = category;
  if (url === undefined || !hasWayToAll(category)) return null;
  return (
    <SiteLink to={url} className={styles.all}>
      {count === undefined ? message('home.seeAll') : message('home.allCount', { count })}{' '}
      <VisuallyHidden>{message('home.seeAllIn', { title })}</VisuallyHidden>
      <ArrowRight />
    </SiteLink>
  );
}

const hasWayToAll = ({ url, count, links }: Category): boolean =>
  url !== undefined && (count === undefined || count > links.length);
