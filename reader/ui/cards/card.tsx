import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from '../class-names.ts';
import { ColourBand } from './colour-band.tsx';

interface CardProps {
  /** One or two colours for the top edge of the card. */
  colours?: readonly string[];
  /** The whole card reacts when it is pointed at, because it holds a link that covers it (`coverLink`). */
  isLink?: boolean;
  look?: 'upright' | 'wide';
  children: ReactNode;
}

/** A bordered surface for one thing of several. */
export function Card({ colours = [], isLink = false, look = 'upright', children }: CardProps): ReactNode {
  return (
    <div className={classNames(styles.card, isLink && styles.pressable, look === 'wide' && styles.wide)}>
      <ColourBand colours={colours} />
      {children}
    </div>
  );
}

/** The class of the one link in a card that stretches over the whole card. */
export const coverLink = styles.cover ?? '';
