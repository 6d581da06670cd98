import { html } from 'hono/html';
import { count } from '../../../../schemas/base/count.ts';
import { emptyList } from '../../own-pages/empty-list.ts';
import { ownFiles } from '../../own-pages/own-files.ts';
import { type Html, ownPage, under } from '../../own-pages/own-page.ts';
import { type NavSite, previewNav } from '../../own-pages/preview-nav.ts';
import type { RowSite } from '../entry-row.ts';
import { entryFilters } from './entry-filters.ts';
import { type EntryQuery, entryQueryText, type EntrySort, findEntries } from './entry-query.ts';
import { entryTable, tableByDay } from './entry-table.ts';
import { pageOfRows, pagers } from './paging.ts';
import type { Sorting } from './sorted-columns.ts';
import type { EntryList } from './space-lists.ts';

type EntriesSite = RowSite & NavSite;

interface Asked {
  /** The page of the list. The first is 1. */
  readonly page: number;
  readonly query: EntryQuery;
}

/** One page of a list of entries that a query filters. Files have no queries, and so no filters. */
export function entriesPage(list: EntryList, { page, query }: Asked, site: EntriesSite): Html {
  const { basePath, isStatic } = site;
  const own = under(basePath, `/preview/${list.path}`);
  const found = findEntries(list.entries, query, site);
  const { items: entries } = found;
  const turn = pagers({
    basePath,
    path: list.path,
    page,
    rows: entries.length,
    query: entryQueryText(query),
  });
  const rows = pageOfRows(entries, page);
  return ownPage(
    {
      basePath,
      title: list.title,
      width: 'wide',
      nav: previewNav(site, `/preview/${list.path}`),
      scripts: isStatic ? [] : [ownFiles.filters],
    },
    list.entries.length === 0
      ? emptyList({ text: list.whenEmpty, isGood: list.isGoodIfEmpty, ...wayOn(list, basePath) })
      : html`${isStatic ? '' : entryFilters(list, found, { query, action: own })}
          <div class="above">
            ${turn.above !== '' && entries.length === list.entries.length ? '' : html`<p id="shown" role="status">${shownOf(entries.length, list.entries.length)}</p>`}
            ${turn.above}
          </div>
          ${
            entries.length === 0
              ? emptyList({ text: 'No entry matches all filters.', href: own, link: 'Clear the filters' })
              : list.order === 'day'
                ? tableByDay(rows, entries, site)
                : entryTable(rows, site, isStatic ? undefined : sortingOf(list.order, query, own))
          }
          ${turn.below}`,
  );
}

const sortingOf = (own: EntrySort, query: EntryQuery, action: string): Sorting => ({
  sort: query.sort || own,
  to: (sort) => `${action}${entryQueryText({ ...query, sort: sort === own ? '' : sort })}`,
});

const wayOn = ({ path }: EntryList, basePath: string): { href: string; link: string } =>
  path === 'entries'
    ? { href: under(basePath, '/preview'), link: 'Go to the dashboard' }
    : { href: under(basePath, '/preview/entries'), link: 'Show all entries' };

const shownOf = (found: number, all: number): string =>
  found === all
    ? count(all, 'entry', 'entries')
    : `${found.toLocaleString('en-US')} of ${count(all, 'entry', 'entries')}`;
