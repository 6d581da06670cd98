import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';
import styles from './stuck-bar.module.css';

interface StuckBarProps {
  readonly title: string;
  readonly items: readonly ContentsItem[];
  readonly currentPlace: string | undefined;
  readonly onOpen: () => void;
}

/** The contents as a bar at the window's top: it names the current section, and opens the list of all. Source: TC-4. */
export function StuckBar({ title, items, currentPlace, onOpen }: StuckBarProps): ReactNode {
  const current = titleOf(items, currentPlace);
  return (
    <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.text}>
        {current !== undefined && <span className={styles.title}>{title}</span>}
        <span className={styles.current}>{current ?? title}</span>
      </span>
      <ChevronDown className={styles.mark} />
    </button>
  );
}

function titleOf(items: readonly ContentsItem[], id: string | undefined): string | undefined {
  for (const item of items) {
    const title = item.id === id ? item.title : titleOf(item.content, id);
    if (title !== undefined) return title;
  }
  return undefined;
}
