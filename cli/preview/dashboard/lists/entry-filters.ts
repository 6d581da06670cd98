import { html } from 'hono/html';
import { select } from '../../../reporters/html/controls.ts';
import { html as markup, type Markup } from '../../../reporters/html/markup.ts';
import { filterBar } from '../../own-pages/filter-bar.ts';
import { filterChips } from '../../own-pages/filter-chips.ts';
import type { Html } from '../../own-pages/own-page.ts';
import {
  type EntryFilter,
  type EntryQuery,
  entryQueryText,
  type EntrySort,
  entrySorts,
  type FoundEntries,
} from './entry-query.ts';
import type { EntryList } from './space-lists.ts';

interface Filtering {
  readonly query: EntryQuery;
  /** The URL of the list. */
  readonly action: string;
}

/** The filters of a list of entries, and those that are set. */
export const entryFilters = (
  list: EntryList,
  { choices }: FoundEntries,
  { query, action }: Filtering,
): Html =>
  html`${filterBar(
    {
      label: 'Filter the entries',
      action,
      search: `Search ${list.title === 'Entries' ? 'entries' : 'these entries'}`,
      text: query.text,
    },
    [
      ...filterNames.map((name) => fieldOf(name, query, choices)),
      list.order !== 'day' && sortField(query.sort, list.order),
    ],
  )}
  ${chips(query, action)}`;

const filterNames = ['type', 'state', 'person'] as const satisfies readonly EntryFilter[];

const labels: Readonly<Record<EntryFilter | 'text', string>> = {
  text: 'Text',
  type: 'Content type',
  state: 'State',
  person: 'Changed last by',
};

const all: Readonly<Record<EntryFilter, string>> = {
  type: 'All types',
  state: 'All states',
  person: 'Anybody',
};

const fieldOf = (name: EntryFilter, query: EntryQuery, choices: FoundEntries['choices']): Markup | false =>
  select({ name, label: labels[name], all: all[name], chosen: query[name] }, choices[name]);

const sortNames: Readonly<Record<EntrySort, string>> = {
  title: 'Sort: title',
  newest: 'Sort: newest',
  oldest: 'Sort: oldest',
  findings: 'Sort: findings',
};

/** The order; that of the list itself stands for none in an address. */
const sortField = (sort: EntryQuery['sort'], own: EntrySort): Markup =>
  markup`<p>
    <label for="sort">Sort by</label
    ><select id="sort" name="sort">
      ${entrySorts.map(
        (each) =>
          markup`<option value="${each === own ? '' : each}" ${each === (sort || own) && markup`selected`}>${sortNames[each]}</option>`,
      )}
    </select>
  </p>`;

const chips = (query: EntryQuery, action: string): Html | string =>
  filterChips(
    (['text', ...filterNames] as const)
      .filter((name) => query[name] !== '')
      .map((name) => ({
        label: labels[name],
        value: query[name],
        without: `${action}${entryQueryText({ ...query, [name]: '' })}`,
      })),
    action,
  );
