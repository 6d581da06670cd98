import type { ReactNode } from 'react';
import type { Card } from '../../../schemas/bundle/index.ts';
import { AssetImage } from '../asset-image.tsx';
import styles from './cards.module.css';

/** A card's picture. Its alternative text is empty, because the title beside it says the same. */
export const CardImage = ({ image }: { image: NonNullable<Card['image']> }): ReactNode => (
  <AssetImage
    asset={image}
    alt=""
    sizes="(max-width: 639px) 92vw, (max-width: 1023px) 46vw, 22rem"
    className={styles.image}
  />
);
