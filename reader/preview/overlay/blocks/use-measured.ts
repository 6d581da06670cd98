import { useEffect, useState } from 'react';
import type { PagePreview } from '../../../../schemas/preview/page-preview.ts';
import { onPageChange } from './page-changes.ts';

/** How to find and measure something on the page. */
export interface Measure<Measured> {
  readonly find: (page: PagePreview) => readonly Measured[];
  /** The same for two that are shown alike. */
  readonly nameOf: (measured: Measured) => string;
  readonly blockOf: (measured: Measured) => Element;
}

/** Values at blocks of the page, measured again when the blocks move. */
export function useMeasured<Measured>(
  page: PagePreview | undefined,
  measure: Measure<Measured>,
): readonly Measured[] {
  const [found, setFound] = useState<readonly Measured[]>([]);
  useEffect(() => {
    const { find, nameOf, blockOf } = measure;
    const isSame = (before: readonly Measured[], after: readonly Measured[]) =>
      before.length === after.length &&
      before.every((one, index) => {
        const other = after[index];
        return other !== undefined && blockOf(one) === blockOf(other) && nameOf(one) === nameOf(other);
      });
    const look = () => {
      const now = page === undefined ? [] : find(page);
      setFound((before) => (isSame(before, now) ? before : now));
    };
    look();
    return onPageChange(look);
  }, [page, measure]);
  return found;
}
