import type { ReactNode } from 'react';
import styles from './see-all.module.css';

/** Opens a whole list on a screen of its own; not there without scripts, where the list is whole already. */
export const SeeAll = ({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode => (
  <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
    {children}
  </button>
);
