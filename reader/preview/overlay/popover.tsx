import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useMedia } from '../../browser/use-media.ts';
import type { Box } from './blocks/geometry.ts';
import styles from './popover.module.css';

type Extent = Pick<Box, 'top' | 'height'>;

interface PopoverProps {
  readonly label: string;
  /** `2 of 7` */
  readonly position: string;
  /** The name of an item for the buttons: `problem`. */
  readonly what: string;
  /** The block that it is about, from the start of the page. */
  readonly block: Extent;
  /** Its right edge, where the window has room. Unit: CSS pixels. */
  readonly end: number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popover about a block, with buttons to the next and the previous one. On a narrow screen it is a sheet at the bottom. */
export function Popover({
  label,
  position,
  what,
  block,
  end,
  onStep,
  onClose,
  children,
}: PopoverProps): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  const isSheet = useMedia(narrowQuery);
  const scroll = useEffectEvent(() => popover.current && intoSight(popover.current, block, isSheet));
  useEffect(() => void scroll(), []);
  return (
    <div
      ref={popover}
      role="dialog"
      aria-label={label}
      className={styles.popover}
      data-above={!isSheet && isAbove(block) ? '' : undefined}
      style={isSheet ? undefined : placeAt(block, end)}
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
}

/** The style sheet repeats it. */
const narrowQuery = '(width < 640px)';

/** Scrolls to the popover, or scrolls the block to above the sheet. */
function intoSight(popover: HTMLElement, { top, height }: Extent, isSheet: boolean): void {
  if (!isSheet) return popover.scrollIntoView({ block: 'nearest' });
  const firstPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + markerRoomPx;
  const isSeen = top >= scrollY + firstPx && top + height <= scrollY + popover.offsetTop;
  if (!isSeen) scrollTo({ top: top - firstPx });
}

/** Above a high block, so that it stays near the block's start. */
const isAbove = ({ top, height }: Extent): boolean => height > lowBlockPx && top > maxHeightPx;

/** Beneath the block, which it never covers, or above it. */
function placeAt(block: Extent, end: number): CSSProperties {
  const room = document.documentElement.clientWidth;
  const width = Math.min(368, room - 2 * edgePx);
  return {
    left: Math.max(edgePx, Math.min(end - width, room - width - edgePx)),
    top: isAbove(block) ? block.top - gapPx : block.top + block.height + gapPx,
    width,
  };
}

/** A popover is beneath blocks up to this height. Unit: CSS pixels. */
const lowBlockPx = 240;
/** The most that a popover takes, with its bar. Unit: CSS pixels. */
const maxHeightPx = 460;
/** Between a block, its outline and the popover. */
const gapPx = 10;
/** A block's marker can be above it. */
const markerRoomPx = 28;
/** Between a popover and the window's edges. */
const edgePx = 8;
