import { groupBy } from '../reporters/group-by.ts';
import { routes } from '../../schemas/routes.ts';
import type { EntryChange } from '../../schemas/report/difference.ts';

/** The changed entries that a page shows. Entries that no page shows have no URL. */
export interface ChangedPage {
  readonly url: string | undefined;
  /** The title of the page's own entry, if it has changed. */
  readonly title?: string | undefined;
  readonly entries: readonly EntryChange[];
}

/** The changed entries by the first page that shows them, in the order of URLs. Those without a page come last. */
export function byPage(entries: readonly EntryChange[]): ChangedPage[] {
  return [...groupBy(entries, ({ pages }) => pages[0])]
    .map(([url, changed]) => changedPageOf(url, changed))
    .toSorted((a, b) => ((a.url ?? '\uffff') < (b.url ?? '\uffff') ? -1 : 1));
}

/** The page's own entry comes first, then its parts. */
function changedPageOf(url: string | undefined, entries: readonly EntryChange[]): ChangedPage {
  const own = entries.find((entry) => isPageOf(entry, url));
  if (own === undefined) return { url, entries };
  return { url, title: own.title, entries: [own, ...entries.filter((entry) => entry !== own)] };
}

const isPageOf = ({ contentType }: EntryChange, url: string | undefined): boolean =>
  Object.entries(routes).some(([type, route]) => type === contentType && url?.includes(`${route}/`));
