import { html } from 'hono/html';
import type { Entry } from '../../../../pipeline/entry.ts';
import { changerOf } from '../../../../pipeline/inspect/content/changer-of.ts';
import { entryAddress } from '../../../../pipeline/web-app.ts';
import { count } from '../../../../schemas/base/count.ts';
import { worstSeverity } from '../../../../schemas/report/severity-counts.ts';
import { iconLink } from '../../own-pages/icon.ts';
import { type Html, under } from '../../own-pages/own-page.ts';
import { changedOn, entryPath, type RowSite, unpublishedBadge } from '../entry-row.ts';
import { entryTitle } from '../entry-title.ts';
import { typed } from '../row.ts';
import { type Day, daysOf, timeOf } from './days.ts';
import { actions, type Column, rowsTable } from './rows-table.ts';
import { type Sorting, sortedColumns } from './sorted-columns.ts';

interface EntryRow {
  readonly entry: Entry;
  /** The day whose heading says what its entries share. */
  readonly day?: Day;
}

/** Entries as a table. A title leads to the details, the icons to the page and to Contentful. */
export function entryTable(entries: readonly Entry[], site: RowSite, sorting: Sorting | undefined): Html {
  const columns = columnsOf('Date', site);
  const groups = [{ rows: entries.map((entry) => ({ entry })) }];
  return rowsTable({ name: 'entries', columns: sorting ? sortedColumns(columns, sorting) : columns, groups });
}

/** The same under a heading for each day, with times. `all`: the whole list, which the headings count. */
export function tableByDay(entries: readonly Entry[], all: readonly Entry[], site: RowSite): Html {
  const shown = new Set(entries);
  const groups = daysOf(all, site.graph).map((day) => ({
    heading: html`${day.title}:
      <span class="quiet"
        >${count(day.entries.length, 'entry', 'entries')}${day.shared.map(
          ({ words }) => html`, <bdi>${words}</bdi>`,
        )}</span
      >`,
    rows: day.entries.filter((entry) => shown.has(entry)).map((entry) => ({ entry, day })),
  }));
  return rowsTable({
    name: 'entries',
    columns: columnsOf('Time (UTC)', site),
    groups: groups.filter(({ rows }) => rows.length > 0),
  });
}

/** What all entries of its day share is left out of a row. */
const columnsOf = (date: string, site: RowSite): readonly Column<EntryRow>[] => [
  {
    name: 'title',
    title: 'Title',
    cell: ({ entry }) =>
      html`<a href="${under(site.basePath, entryPath(entry.id))}">${typed(entryTitle(entry))}</a>`,
  },
  { name: 'type', title: 'Type', cell: ({ entry, day }) => (isShared('type', day) ? '' : entry.typeName) },
  {
    name: 'state',
    title: 'State',
    cell: ({ entry, day }) => (isShared('state', day) ? '' : unpublishedBadge(entry.state)),
  },
  { name: 'found', title: 'Findings', cell: ({ entry }) => findingsMark(entry, site) },
  {
    name: 'who',
    title: 'Changed by',
    cell({ entry, day }) {
      const who = changerOf(entry, site.graph);
      return isShared('person', day) || who === undefined ? '' : typed(who);
    },
  },
  { name: 'date', title: date, cell: ({ entry, day }) => dateOf(entry, day) },
  { name: 'acts', title: actions, cell: ({ entry }) => actionsOf(entry, site) },
];

const isShared = (name: Day['shared'][number]['name'], day: Day | undefined): boolean =>
  day?.shared.some((each) => each.name === name) ?? false;

function actionsOf(entry: Entry, { basePath, graph, pageOf }: RowSite): Html {
  const of = entryTitle(entry);
  const url = pageOf(entry.id);
  const toPage =
    url === undefined
      ? ''
      : iconLink({ href: under(basePath, url), shape: 'openPage', label: 'Open its page', of });
  return html`${toPage}${iconLink({ href: entryAddress(entry.id, graph), shape: 'edit', label: 'Edit in Contentful', of })}`;
}

function findingsMark({ id }: Entry, { inPlace }: RowSite): Html | string {
  const findings = inPlace().byEntry.get(id) ?? [];
  return findings.length === 0
    ? ''
    : html`<span class="badge ${worstSeverity(findings)}">${count(findings.length, 'finding')}</span>`;
}

function dateOf({ updatedAt }: Entry, day: Day | undefined): Html | string {
  if (updatedAt === undefined) return '';
  if (day === undefined) return changedOn(updatedAt);
  return isShared('time', day) ? '' : html`<time datetime="${updatedAt}">${timeOf(updatedAt)}</time>`;
}
