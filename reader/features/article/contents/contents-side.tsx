import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import edges from '../../../views/embedded/edge-fade.module.css';
import type { ContentsListProps } from './contents-list.tsx';
import { ContentsNav } from './contents-nav.tsx';
import styles from './contents-side.module.css';

/**
 * The contents beside the text on wide screens, with the app's elements under them. Source: docs/requirements.md, LY-2.
 */
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
        <div ref={list} className={classNames(styles.contents, edges.fade)}>
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

/** Keeps the focused item in view when another element takes height from the list. */
function useFocusInView(scroller: RefObject<HTMLElement | null>, canShrink: boolean): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null || !canShrink) return undefined;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (focused === null || focused === list || !list.contains(focused)) return;
      list.scrollBy({ top: overlapOf(list, focused), behavior: 'instant' });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [scroller, canShrink]);
}

/** A list that scrolls by itself follows the text: its current item stays in view, or its title above the first. The page does not move. */
function useCurrentInView(scroller: RefObject<HTMLElement | null>, currentPlace: string | undefined): void {
  useEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    if (currentPlace === undefined && list.scrollTop > 0) list.scrollTo({ top: 0, behavior: 'instant' });
    const href = `#${encodeURIComponent(currentPlace ?? '')}`;
    const link = [...list.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
    if (link !== undefined) list.scrollBy({ top: overlapOf(list, link), behavior: 'instant' });
  }, [scroller, currentPlace]);
}

/** Left between an item and the edge of its list. Unit: CSS pixels. */
const marginPx = 48;

/** The distance by which an item extends beyond its list. Negative above its top. Unit: CSS pixels. */
function overlapOf(list: Element, item: Element): number {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  const above = inner.top - outer.top - marginPx;
  const below = inner.bottom - outer.bottom + marginPx;
  return above < 0 ? above : Math.max(0, below);
}
