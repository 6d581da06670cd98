import { groupBy } from '../reporters/group-by.ts';
import type { Difference, EntryChange } from '../../schemas/report/difference.ts';

/** The changed entries that a page shows; what no page shows stands under no address. */
export interface ChangedPage {
  readonly url: string | undefined;
  readonly entries: readonly EntryChange[];
}

/** The changed entries under the first page that shows them, in the order of addresses; those without a page last. */
export function byPage({ entries }: Pick<Difference, 'entries'>): ChangedPage[] {
  return [...groupBy(entries, ({ pages }) => pages[0])]
    .map(([url, changed]) => ({ url, entries: changed }))
    .toSorted((a, b) => ((a.url ?? '\uffff') < (b.url ?? '\uffff') ? -1 : 1));
}
