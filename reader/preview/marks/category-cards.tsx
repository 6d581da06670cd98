import type { ComponentProps, ReactNode } from 'react';
import { CategoryCards as OwnCards } from '../../features/home/category-cards.tsx';
import { markedByKey } from './keyed.ts';

/** On narrow screens cards are groups to open, which are marked too. */
export const CategoryCards = (props: ComponentProps<typeof OwnCards>): ReactNode =>
  markedByKey(OwnCards(props), 'details');
