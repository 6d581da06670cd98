import { html } from 'hono/html';
import type { Html } from '../../own-pages/own-page.ts';

/** A column of a table. It is left out if none of its cells has content. */
export interface Column<Row> {
  /** Its CSS class. */
  readonly name: string;
  readonly title: string | Html;
  readonly cell: (row: Row) => Html | string;
  /** Shown before the cell on narrow screens, where the table has no head. */
  readonly label?: string;
  /** How the rows are sorted by it. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

export interface RowGroup<Row> {
  readonly heading?: Html;
  readonly rows: readonly Row[];
}

interface RowsTable<Row> {
  /** What the table lists, as its CSS class. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly groups: readonly RowGroup<Row>[];
  /** What stands below a row across all columns. */
  readonly below?: (row: Row) => Html | undefined;
}

/** Rows as a table, in groups with headings. The link of a title covers its row. */
export function rowsTable<Row>({ name, columns, groups, below }: RowsTable<Row>): Html {
  const all = groups.flatMap(({ rows }) => rows);
  const shown = columns.filter(({ cell }) => all.some((row) => cell(row) !== ''));
  const across = shown.length;
  return html`<table class="rows ${name}">
    <thead>
      <tr>
        ${shown.map((column) => html`<th class="${column.name}" scope="col" ${column.sorted === undefined ? '' : html`aria-sort="${column.sorted}"`}>${column.title}</th>`)}
      </tr>
    </thead>
    ${groups.map(
      ({ heading, rows }) =>
        html`<tbody>
          ${heading && headingRow(heading, across)}
          ${rows.map((row) => {
            const more = below?.(row);
            return html`<tr>
                ${shown.map((column) => tableCell(column, row))}
              </tr>
              ${
                more &&
                html`<tr class="below">
                  <td colspan="${across}">${more}</td>
                </tr>`
              }`;
          })}
        </tbody>`,
    )}
  </table>`;
}

/** Its checkbox hides the rows of its group, which needs no script. */
const headingRow = (heading: Html, across: number): Html =>
  html`<tr class="heading">
    <th colspan="${across}" scope="rowgroup">
      <label><input type="checkbox" checked title="Show its rows" /> <span>${heading}</span></label>
    </th>
  </tr>`;

function tableCell<Row>({ name, label, cell }: Column<Row>, row: Row): Html {
  const labelled = label === undefined ? '' : html`data-label="${label}"`;
  return html`<td class="${name}" ${labelled}>${cell(row)}</td> `;
}

/** The heading of a column of icons. */
export const actions = html`<span class="spoken">Actions</span>`;
