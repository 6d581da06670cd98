import { isHidden, type Spot } from './spots.ts';

/** The position of a marker, and the boxes of its block and of the lines in it. Unit: CSS pixels from the page's start. */
export interface Placed {
  readonly spot: Spot;
  /** False where the block is not shown. */
  readonly isShown: boolean;
  readonly left: number;
  readonly top: number;
  readonly block: Box;
  /** The lines of the exact elements. */
  readonly lines: readonly Box[];
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
/** Between a marker and its card's corner, or the window's edge. */
const insetPx = 8;
/** The row of a missing item. */
const rowPx = 28;
/** Between two markers. */
const apartPx = 4;
/** A card is at most as wide; a wider block is a part of the text. */
const maxCardPx = 480;
/** What is further below the start of its card has a marker of its own place. */
const cardHeadPx = 64;

type Spread = Pick<Box, 'left' | 'top' | 'width'>;

/** Measures every block. Markers that would stand on one another are put one below the other. */
export function place(spots: readonly Spot[]): readonly Placed[] {
  const taken: Spread[] = [];
  return spots.map((spot) => {
    const width = spot.findings.length > 1 ? stackPx : markerPx;
    const isShown = !isHidden(spot.block);
    const isListed = spot.missing === undefined;
    const block = isListed ? boxOf(spot.block) : rowBelow(spot.block);
    const at = { ...(isListed ? cornerOf(spot.block, width) : inRow(block, width)), width };
    if (isShown) {
      while (taken.some((other) => isOver(at, other))) at.top += markerPx + apartPx;
      taken.push(at);
    }
    const lines = spot.targets.flatMap((target) => [...target.getClientRects()].map(onPage));
    return { spot, isShown, left: at.left, top: at.top, block, lines };
  });
}

/** Within the corner of a card; beside a part of the text. Without room there: in its row if it opens, else in the gap above it. */
function cornerOf(block: Element, markerWidth: number): Pick<Box, 'left' | 'top'> {
  const last = document.documentElement.clientWidth - insetPx - markerWidth;
  const row = rowOf(block);
  const card = row === undefined ? cardAround(block)?.getBoundingClientRect() : undefined;
  const rect = card ?? block.getBoundingClientRect();
  const right = Math.min(rect.right, edgeOfScroller(block));
  const hasRoom = card === undefined && right + gapPx <= last;
  if (row !== undefined && !hasRoom) return inRow(untilIcon(row), markerWidth);
  const left = hasRoom ? right + gapPx : right - markerWidth - (card === undefined ? 0 : insetPx);
  const top = card === undefined ? (hasRoom ? 0 : gapPx - markerPx) : insetPx;
  return {
    left: scrollX + Math.max(insetPx, Math.min(left, last)),
    top: Math.max(0, scrollY + rect.top + top),
  };
}

/** The row that opens and closes a block, or that the block is in. */
function rowOf(block: Element): HTMLElement | undefined {
  const row = block.closest('summary') ?? block.querySelector('summary');
  const isStart =
    row !== null && row.getBoundingClientRect().top - block.getBoundingClientRect().top < markerPx;
  return isStart ? row : undefined;
}

/** Without the icon at its end. */
function untilIcon(row: HTMLElement): Box {
  const box = boxOf(row);
  const icon = [...row.querySelectorAll('svg')].at(-1);
  return icon === undefined ? box : { ...box, width: boxOf(icon).left - box.left };
}

/** Where the next item of a list would be. */
function rowBelow(list: Element): Box {
  const { left, top, width, height } = boxOf(list);
  return { left, top: top + height, width, height: rowPx };
}

/** In the middle of the row's end. */
const inRow = ({ left, top, width, height }: Box, markerWidth: number): Pick<Box, 'left' | 'top'> => ({
  left: left + width - insetPx - markerWidth,
  top: top + (height - markerPx) / 2,
});

/** The card that a block is, or begins: what has round corners and an edge or a ground of its own. */
function cardAround(block: Element): Element | undefined {
  for (
    let around: Element | null = block;
    around !== null && around.tagName !== 'DETAILS' && around.getBoundingClientRect().width <= maxCardPx;
    around = around.parentElement
  ) {
    const { borderRadius, borderTopWidth, backgroundColor } = getComputedStyle(around);
    const isFilled = !/^rgba\(0, 0, 0, 0\)$|^transparent$/u.test(backgroundColor);
    const { top, height } = around.getBoundingClientRect();
    if (block.getBoundingClientRect().top - top > cardHeadPx) return undefined;
    if (
      height >= 3 * markerPx &&
      parseFloat(borderRadius) > 0 &&
      (parseFloat(borderTopWidth) > 0 || isFilled)
    )
      return around;
  }
  return undefined;
}

const isOver = (a: Spread, b: Spread): boolean =>
  a.left < b.left + b.width + apartPx &&
  b.left < a.left + a.width + apartPx &&
  Math.abs(a.top - b.top) < markerPx + apartPx;

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

export const boxOf = (element: Element): Box => onPage(element.getBoundingClientRect());

const onPage = ({ left, top, width, height }: DOMRect): Box => ({
  left: left + scrollX,
  top: top + scrollY,
  width,
  height,
});
