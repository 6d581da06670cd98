import type { ReactNode } from 'react';
import styles from '../parts/landing-content.module.css';
import { LinkCard } from './link-card.tsx';
import type { ViewProps } from '../view.ts';

/** A card of the home page inside an article: the link that it is there, or its list of links. */
export function HomeEntry({ node: { fields } }: ViewProps<'homeEntry'>): ReactNode {
  const links = fields.content === undefined ? fields.subContent : [fields.content];
  const [first, ...more] = links;
  if (first === undefined) return null;
  if (more.length === 0) return <LinkCard url={first.url} title={fields.title ?? first.title} />;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <LinkCard url={link.url} title={link.title} />
        </li>
      ))}
    </ul>
  );
}
