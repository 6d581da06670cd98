import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { useAddress } from '../../bundle/base-path.ts';
import styles from './cards.module.css';

/** A card's picture. The title beside it says what it is about, so that it needs no words of its own. */
export function CardImage({ image }: { image: NonNullable<Card['image']> }): ReactNode {
  const address = useAddress();
  return (
    <img
      src={address(image.url)}
      alt=""
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
}
