import type { ReactNode } from 'react';
import styles from './see-all.module.css';

/** Opens the whole list in a full-screen dialog; without scripts the list is complete already. */
export const SeeAll = ({ onClick, children }: { onClick: () => void; children: ReactNode }): ReactNode => (
  <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
    {children}
  </button>
);
