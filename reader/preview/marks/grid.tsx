import type { ComponentProps, ReactNode } from 'react';
import { Grid as OwnGrid } from '../../ui/grid.tsx';
import { markedByKey } from './keyed.ts';

export { evenColumns, fullColumns } from '../../ui/grid.tsx';

/** A list of cards, each marked with the entry that it shows. */
export const Grid = ({ columns, children }: ComponentProps<typeof OwnGrid>): ReactNode => (
  <OwnGrid columns={columns}>{markedByKey(children, 'li')}</OwnGrid>
);
