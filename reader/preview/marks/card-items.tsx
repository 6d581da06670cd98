import type { ComponentProps, ReactNode } from 'react';
import { CardItems as OwnItems } from '../../bundle/cards/card-items.tsx';
import { markedByKey } from './keyed.ts';

/** The items of a list of cards, each marked with the entry that it shows. */
export const CardItems = (props: ComponentProps<typeof OwnItems>): ReactNode =>
  markedByKey(OwnItems(props), 'li');
