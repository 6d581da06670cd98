import type { PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { findBlocks } from './find-blocks.ts';
import { place, type Placed } from './geometry.ts';
import { spotsOf } from './spots.ts';
import { type Measure, useMeasured } from './use-measured.ts';

/** The page's findings at their blocks, wherever those move. */
export const useSpots = (page: PagePreview | undefined): readonly Placed[] => useMeasured(page, measure);

const measure: Measure<Placed> = {
  find: (page) => place(spotsOf(page.findings, findBlocks(document, page))),
  nameOf: ({ spot, boxes, isShown, left, top }) => JSON.stringify([spot.key, isShown, left, top, boxes]),
  blockOf: ({ spot }) => spot.block,
};
