import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './grid.module.css';

/** The largest number of columns, on wide screens. `twoToFour` has two on phones already. */
export type GridColumns = 'two' | 'three' | 'four' | 'twoToFour';

/** Three columns, fewer for fewer cards. */
export const fullColumns = (count: number): GridColumns => (count < 3 ? 'two' : 'three');

/** Four columns where they leave no card alone in its row. */
export const evenColumns = (count: number): GridColumns => (count % 4 === 0 ? 'four' : fullColumns(count));

/** A list of cards in as many columns as fit. */
export function Grid({ columns, children }: { columns: GridColumns; children: ReactNode }): ReactNode {
  return <ul className={classNames(styles.grid, styles[columns])}>{children}</ul>;
}
