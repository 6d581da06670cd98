import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { coverLink } from '../../ui/card.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './cards.module.css';

/** A card's title; where the card leads somewhere, its link covers the card. */
export function CardTitle({ card }: { card: Pick<Card, 'title' | 'isPro' | 'url'> }): ReactNode {
  const title = <ProTitle title={card.title} isPro={card.isPro} />;
  return (
    <h3 className={styles.title}>
      {card.url === undefined ? (
        title
      ) : (
        <SiteLink to={card.url} className={coverLink}>
          {title}
        </SiteLink>
      )}
    </h3>
  );
}
