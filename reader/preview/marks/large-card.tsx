import type { ComponentProps, ReactNode } from 'react';
import { LargeCard as OwnCard } from '../../features/home/large-card.tsx';
import { marked } from './mark-roots.tsx';

/** The card that stands in no list, marked with its entry. */
export const LargeCard = (props: ComponentProps<typeof OwnCard>): ReactNode =>
  marked(<OwnCard {...props} />, { 'data-entry': props.card.id });
