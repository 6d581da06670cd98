import { type ReactNode, useContext } from 'react';
import { Chip } from './chip.tsx';
import { Edition } from './edition.ts';

/** A title with the edition's chip where the thing is part of that edition [HM-4]. */
export function ProTitle({ title, isPro }: { title: string; isPro: boolean }): ReactNode {
  const edition = useContext(Edition);
  if (!isPro || edition === undefined) return title;
  return (
    <>
      {title} <Chip tone="pro">{edition}</Chip>
    </>
  );
}
