import { html } from 'hono/html';
import type { EntrySort } from './entry-query.ts';
import type { Column } from './rows-table.ts';

/** The order of a table, and the URL of the same list in another order. */
export interface Sorting {
  readonly sort: EntrySort;
  readonly to: (sort: EntrySort) => string;
}

type Order = readonly [EntrySort, NonNullable<Column<never>['sorted']>];

/** The orders of a column, by its name. */
const orders: Readonly<Record<string, readonly Order[]>> = {
  title: [['title', 'ascending']],
  found: [['findings', 'descending']],
  date: [
    ['newest', 'descending'],
    ['oldest', 'ascending'],
  ],
};

/** The columns with links in their heads, each to its next order. */
export const sortedColumns = <Row>(columns: readonly Column<Row>[], { sort, to }: Sorting): Column<Row>[] =>
  columns.map((column) => {
    const its = orders[column.name] ?? [];
    const at = its.findIndex(([each]) => each === sort);
    const next = its[(at + 1) % its.length];
    if (next === undefined) return column;
    return { ...column, title: html`<a href="${to(next[0])}">${column.title}</a>`, sorted: its[at]?.[1] };
  });
