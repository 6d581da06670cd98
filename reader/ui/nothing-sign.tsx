import type { ReactNode } from 'react';
import styles from './nothing-sign.module.css';

/** A drawing of a page and a lens that finds nothing on it. Decoration, beside the words that say so. */
export const NothingSign = (): ReactNode => (
  <svg
    aria-hidden
    viewBox="0 0 96 80"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    className={styles.sign}
  >
    <rect x="9" y="7" width="52" height="66" rx="6" className={styles.page} />
    <path d="M20 21h22M20 32h14M20 43h9M20 54h12" className={styles.lines} />
    <circle cx="58" cy="42" r="19" className={styles.lens} />
    <path d="m72 56 14 14" strokeWidth="5" className={styles.rim} />
    <path d="M52 36l12 12M64 36l-12 12" className={styles.rim} />
  </svg>
);
