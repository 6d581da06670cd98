import { type ReactNode, useId, useRef } from 'react';
import type { ContentsListProps } from './contents-list.tsx';
import { ContentsNav } from './contents-nav.tsx';
import styles from './contents-side.module.css';
import { useCurrentInView } from './use-current-in-view.ts';
import { useFocusInView } from './use-focus-in-view.ts';

/** The contents beside the text on wide screens, with what the app puts under them. Source: docs/requirements.md, LY-2. */
export function ContentsSide({
  title,
  children,
  ...contents
}: ContentsListProps & { title: string; children: ReactNode }): ReactNode {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list, contents.currentPlace);
  useFocusInView(list, children !== undefined);
  if (contents.items.length === 0 && children === undefined) return null;
  return (
    <div className={styles.side}>
      {contents.items.length > 0 && (
        <div ref={list} className={styles.contents}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <ContentsNav {...contents} labelledBy={titleId} />
        </div>
      )}
      {children}
    </div>
  );
}
