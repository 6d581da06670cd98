import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold-mark.module.css';

/** At the end of a `<summary>`: points down while its part is closed, up while it is open. */
export const FoldMark = (): ReactNode => <ChevronDown className={styles.mark} />;
