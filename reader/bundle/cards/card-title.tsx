import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { coverLink } from '../../ui/cards/card.tsx';
import { ProTitle } from '../../ui/pro-title.tsx';
import { SiteLink } from '../../ui/links/site-link.tsx';
import styles from './cards.module.css';

interface CardTitleProps {
  card: Pick<Card, 'title' | 'isPro' | 'url'>;
  level?: 2 | 3;
}

/** A card's title; where the card leads somewhere, its link covers the card. */
export function CardTitle({ card, level = 3 }: CardTitleProps): ReactNode {
  const Heading = `h${level}` as const;
  const title = <ProTitle title={card.title} isPro={card.isPro} />;
  return (
    <Heading className={styles.title}>
      {card.url === undefined ? (
        title
      ) : (
        <SiteLink to={card.url} className={coverLink}>
          {title}
        </SiteLink>
      )}
    </Heading>
  );
}
