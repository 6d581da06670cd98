import { type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBottomBar } from '../../ui/overlays/use-bottom-bar.ts';
import { useSide } from '../../ui/toasts/region/use-side.ts';
import styles from './case-place.module.css';

interface CasePlaceProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Beside the text; null: at the window's bottom. */
  readonly aside: HTMLElement | null;
  readonly look: 'card' | 'button';
  readonly children: ReactNode;
}

/** The position of the question: beside the text if there is room, else at an edge of the window. Source: LY-2. */
export function CasePlace({ ref, aside, look, children }: CasePlaceProps): ReactNode {
  if (aside !== null) {
    return createPortal(
      <div ref={ref} className={styles.beside} data-look={look}>
        {children}
      </div>,
      aside,
    );
  }
  return (
    <AtTheEdge ref={ref} look={look}>
      {children}
    </AtTheEdge>
  );
}

/** It moves away from the focused element. */
function AtTheEdge({ ref, look, children }: Omit<CasePlaceProps, 'aside'>): ReactNode {
  const side = useSide(ref);
  useBottomBar(ref, '--case-block-size');
  return (
    <div ref={ref} className={styles.edge} data-look={look} data-side={side}>
      {children}
    </div>
  );
}
