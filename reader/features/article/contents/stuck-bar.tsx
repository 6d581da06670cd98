import { List } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContentsItem } from '../../../../schemas/bundle/index.ts';
import styles from './stuck-bar.module.css';

/** The contents as a bar at the window's top, with the current section and a button for all of them. Source: TC-4. */
export const StuckBar = (props: {
  title: string;
  items: readonly ContentsItem[];
  currentPlace: string | undefined;
  onOpen: () => void;
}): ReactNode => (
  <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={props.onOpen}>
    <List className={styles.mark} />
    <span className={styles.text}>
      <span className={styles.title}>{props.title}</span>
      <span className={styles.current}>{titleOf(props.items, props.currentPlace)}</span>
    </span>
  </button>
);

function titleOf(items: readonly ContentsItem[], id: string | undefined): string | undefined {
  for (const item of items) {
    const title = item.id === id ? item.title : titleOf(item.content, id);
    if (title !== undefined) return title;
  }
  return undefined;
}
