import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { ContentIcon } from '../../ui/cards/content-icon.tsx';
import { CardImage } from './card-image.tsx';
import styles from './cards.module.css';

/** A card's picture, else the icon that its editor named, else nothing. */
export function CardPicture({ card: { image, icon } }: { card: Card }): ReactNode {
  if (image !== undefined) return <CardImage image={image} />;
  return (
    icon !== undefined && (
      <span className={styles.icon}>
        <ContentIcon name={icon} />
      </span>
    )
  );
}
