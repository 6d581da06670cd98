import { useEffect, useState } from 'react';
import type { PagePreview } from '../../../schemas/preview/page-preview.ts';
import { findBlocks } from './find-blocks.ts';
import { place, type Placed } from './geometry.ts';
import { onPageChange } from './page-changes.ts';
import { spotsOf } from './spots.ts';

/** The page's findings at their blocks, wherever those move. */
export function useSpots(page: PagePreview | undefined): readonly Placed[] {
  const [spots, setSpots] = useState<readonly Placed[]>([]);
  useEffect(() => {
    const look = () => {
      const found = page === undefined ? [] : place(spotsOf(page.findings, findBlocks(document, page)));
      setSpots((before) => (isSame(before, found) ? before : found));
    };
    look();
    return onPageChange(look);
  }, [page]);
  return spots;
}

const isSame = (before: readonly Placed[], after: readonly Placed[]): boolean =>
  before.length === after.length &&
  before.every((one, index) => {
    const other = after[index];
    return other?.spot.block === one.spot.block && measuresOf(one) === measuresOf(other);
  });

const measuresOf = ({ spot, boxes, isShown, left, top }: Placed): string =>
  JSON.stringify([spot.key, isShown, left, top, boxes]);
