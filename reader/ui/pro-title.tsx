import type { ReactNode } from 'react';
import { message } from '../messages/message.ts';
import { Chip } from './chip.tsx';

/** A title with the Pro chip where the thing is part of Pro [HM-4]. */
export function ProTitle({ title, isPro }: { title: string; isPro: boolean }): ReactNode {
  if (!isPro) return title;
  return (
    <>
      {title} <Chip tone="pro">{message('home.pro')}</Chip>
    </>
  );
}
