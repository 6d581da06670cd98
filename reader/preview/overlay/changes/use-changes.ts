import { addTo } from '../../../../schemas/base/add-to.ts';
import type { PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { sourceKey } from '../../../../schemas/preview/source-location.ts';
import type { SourceChange } from '../../../../schemas/preview/source-change.ts';
import { findBlocks } from '../blocks/find-blocks.ts';
import { type Box, boxOf } from '../blocks/geometry.ts';
import { blockAround, comesBefore, isHidden } from '../blocks/spots.ts';
import { type Measure, useMeasured } from '../blocks/use-measured.ts';

/** A block of the page that is not the same in the other text. */
export interface ChangedBlock {
  /** The same as long as the same has changed in it. */
  readonly key: string;
  readonly block: Element;
  readonly changes: readonly SourceChange[];
  /** False where the block is not shown. */
  readonly isShown: boolean;
  readonly box: Box;
}

/**
 * The changed blocks in the order of the page, updated when they move. A change without a block belongs to the block
 * around it.
 */
export const useChanges = (page: PagePreview | undefined): readonly ChangedBlock[] =>
  useMeasured(page, measure);

const measure: Measure<ChangedBlock> = {
  find: changedBlocks,
  nameOf: ({ key, isShown, box }) => JSON.stringify([key, isShown, box]),
  blockOf: ({ block }) => block,
};

function changedBlocks(page: PagePreview): readonly ChangedBlock[] {
  const { changed = [] } = page.other ?? {};
  if (changed.length === 0) return [];
  const blocks = findBlocks(document, page);
  const byBlock = new Map<Element, SourceChange[]>();
  for (const change of changed) {
    const element = blocks.at(change);
    if (element !== undefined) addTo(byBlock, blockAround(element), change);
  }
  return [...byBlock]
    .map(([block, changes]) => ({
      key: changes.map((change) => `${change.change} ${sourceKey(change)}`).join('\n'),
      block,
      changes,
      isShown: !isHidden(block),
      box: boxOf(block),
    }))
    .toSorted((a, b) => (comesBefore(a.block, b.block) ? -1 : 1));
}
