import { cloneElement, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { Grid as OwnGrid } from '../../ui/grid.tsx';
import type { Mark } from './mark-roots.tsx';

export { evenColumns, fullColumns } from '../../ui/grid.tsx';

/** A list of cards, each marked with the entry that it shows: that is its key. */
export const Grid = ({ columns, children }: ComponentProps<typeof OwnGrid>): ReactNode => (
  <OwnGrid columns={columns}>{withEntries(children)}</OwnGrid>
);

function withEntries(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return withEntry(children);
  return children.map((each: ReactNode) => withEntries(each));
}

const withEntry = (child: ReactNode): ReactNode =>
  isValidElement<Mark & { readonly 'aria-hidden'?: unknown }>(child) &&
  child.key !== null &&
  child.props['aria-hidden'] === undefined
    ? cloneElement(child, { 'data-entry': child.key })
    : child;
