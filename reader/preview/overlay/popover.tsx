import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Box } from './blocks/geometry.ts';
import styles from './popover.module.css';

/** The position of a popover from the start of the page. Unit: CSS pixels. */
export interface PopoverPlace {
  /** Its right edge, where the window has room. */
  readonly end: number;
  /** Its upper edge; `isAbove`: its lower edge. */
  readonly top: number;
  readonly isAbove: boolean;
}

/** Beneath the block, which it never covers; above a high block, so that it stays near the block's start. */
export function placeAt({ top, height }: Pick<Box, 'top' | 'height'>, end: number): PopoverPlace {
  const isAbove = height > lowBlockPx && top > maxHeightPx;
  return { end, isAbove, top: isAbove ? top - gapPx : top + height + gapPx };
}

/** A popover is beneath blocks up to this height. Unit: CSS pixels. */
const lowBlockPx = 240;
/** The most that a popover takes, with its bar. Unit: CSS pixels. */
const maxHeightPx = 460;
/** Between a block, its outline and the popover. */
const gapPx = 10;

interface PopoverProps {
  readonly label: string;
  /** `2 of 7` */
  readonly position: string;
  /** The name of an item for the buttons: `problem`. */
  readonly what: string;
  readonly at: PopoverPlace;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover about a block, with buttons to the next and the previous one. */
export const Popover = ({
  label,
  position,
  what,
  at,
  onStep,
  onClose,
  children,
}: PopoverProps): ReactNode => (
  <div
    ref={intoSight}
    role="dialog"
    aria-label={label}
    className={styles.popover}
    data-above={at.isAbove ? '' : undefined}
    style={withinWindow(at)}
  >
    <div className={styles.bar}>
      <span className={styles.position}>{position}</span>
      <button type="button" aria-label={`Previous ${what}`} onClick={() => onStep(-1)}>
        <ChevronLeft />
      </button>
      <button type="button" aria-label={`Next ${what}`} onClick={() => onStep(1)}>
        <ChevronRight />
      </button>
      <button type="button" aria-label="Close" onClick={onClose}>
        <X />
      </button>
    </div>
    {children}
  </div>
);

const intoSight = (popover: HTMLElement | null): void => popover?.scrollIntoView({ block: 'nearest' });

function withinWindow({ end, top }: PopoverPlace): { left: number; top: number; width: number } {
  const room = document.documentElement.clientWidth;
  const width = Math.min(368, room - 2 * edgePx);
  return { left: Math.max(edgePx, Math.min(end - width, room - width - edgePx)), top, width };
}

/** Between a popover and the window's edges. */
const edgePx = 8;
