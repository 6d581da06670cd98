import { isHidden, type Spot } from './spots.ts';

/** The position of a marker and the boxes of its blocks. Unit: CSS pixels from the page's start. */
export interface Placed {
  readonly spot: Spot;
  /** False where the block is not shown. */
  readonly isShown: boolean;
  readonly left: number;
  readonly top: number;
  readonly boxes: readonly Box[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The side of a marker: the smallest target for a finger. Source: WCAG 2.2, 2.5.8. */
const markerPx = 24;
/** The width of one with a number. */
const stackPx = 38;
const gapPx = 6;

/** Measures every block. Markers that would stand on one another are put one below the other. */
export function place(spots: readonly Spot[]): readonly Placed[] {
  const taken: { left: number; top: number }[] = [];
  const width = document.documentElement.clientWidth;
  return spots.map((spot) => {
    const wide = spot.findings.length > 1 ? stackPx : markerPx;
    const rect = spot.block.getBoundingClientRect();
    const isShown = !isHidden(spot.block);
    const right = Math.min(rect.right, edgeOfScroller(spot.block));
    const hasRoom = right + gapPx + wide <= width - 2;
    const at = {
      left: scrollX + (hasRoom ? right + gapPx : Math.max(0, Math.min(right, width - 2) - wide)),
      // without room beside it, in the gap above
      top: Math.max(0, scrollY + rect.top - (hasRoom ? 0 : markerPx - gapPx)),
    };
    if (isShown) {
      while (taken.some((other) => isOver(at, other))) at.top += markerPx + 2;
      taken.push(at);
    }
    return { spot, isShown, ...at, boxes: [spot.block, ...spot.targets].map(boxOf) };
  });
}

const isOver = (a: { left: number; top: number }, b: { left: number; top: number }): boolean =>
  Math.abs(a.left - b.left) < markerPx && Math.abs(a.top - b.top) < markerPx;

/** A wide table scrolls by itself. Its marker stays at the visible part. */
function edgeOfScroller(block: Element): number {
  for (
    let around = block.parentElement;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    if (
      around.scrollWidth > around.clientWidth &&
      /auto|scroll|hidden/u.test(getComputedStyle(around).overflowX)
    ) {
      return around.getBoundingClientRect().right;
    }
  }
  return Number.POSITIVE_INFINITY;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}
