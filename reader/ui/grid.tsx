import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './grid.module.css';

/** How many columns at the most, on wide screens. `twoToFour` has two on phones already. */
export type GridColumns = 'three' | 'four' | 'twoToFour';

/** Four columns where they leave no card alone in its row, else three. */
export const evenColumns = (count: number): GridColumns => (count % 4 === 0 ? 'four' : 'three');

/** A list of cards in as many columns as fit. */
export function Grid({ columns, children }: { columns: GridColumns; children: ReactNode }): ReactNode {
  return <ul className={classNames(styles.grid, styles[columns])}>{children}</ul>;
}
