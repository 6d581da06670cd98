import { type ContentTable, tablesOf } from '../../inspect/content/tables-of.ts';
import type { Occurrence } from '../../finding.ts';
import { rule } from '../../rule.ts';
import { fittedSpans, tableWidths, usualWidth } from '../../rich-text/fitted-spans.ts';
import type { TableCell } from '../../rich-text/text.ts';
import { tableWords } from '../words.ts';

interface Detail {
  readonly table: ContentTable;
  /** From 1. */
  readonly row: number;
  readonly fault: Fault;
}

type Fault =
  | {
      readonly kind: 'length';
      readonly cells: number;
      readonly usual: number;
      /** Rows that differ, but for this one. */
      readonly others: number;
    }
  /** A merged cell reaches beyond the last column, or the last row; `cell` is counted from 1. */
  | {
      readonly kind: 'columns' | 'rows';
      readonly cell: number;
      readonly span: number;
      readonly room: number;
    };

export const ragged = rule<Detail>({
  id: 'tables/ragged',
  severity: 'warn',
  summary: 'Every row of a table has the same number of cells.',
  advice: 'Add the missing cells, which may be empty, or remove the extra ones.',
  message: ({ table, row, fault }) => `${tableWords(table)} ${faultWords(row, fault)}.`,
  *check(entry) {
    for (const table of tablesOf(entry)) {
      const tooFar = [...beyondTheEdge(table)];
      yield* tooFar.length > 0 ? tooFar.slice(0, maxCells) : unevenRow(table);
    }
  },
});

/** Per table. After one wrong row often all others are wrong too. */
const maxCells = 5;

function faultWords(row: number, fault: Fault): string {
  if (fault.kind === 'length') {
    const { cells, usual, others } = fault;
    return `has ${cells} ${cells === 1 ? 'cell' : 'cells'} in row ${row}, and ${usual} in ${others === 0 ? 'every other row' : 'most others'}`;
  }
  const { kind, cell, span, room } = fault;
  const there = `there ${room === 1 ? `is only 1 ${kind.slice(0, -1)}` : `are only ${room} ${kind}`}`;
  return `has a merged cell that goes beyond its edge: cell ${cell} of row ${row} reaches over ${span.toLocaleString('en-US')} ${kind}, and ${there} for it`;
}

/** The merged cells that the table has no room for. Pages show them cut at its edge. */
function* beyondTheEdge(table: ContentTable): Iterable<Occurrence<Detail>> {
  const { rows } = fittedSpans(table.rows.map(({ cells }) => cells));
  for (const [row, fitted] of rows.entries()) {
    const { at = table.at, cells = [] } = table.rows[row] ?? {};
    for (const [index, { columnSpan, rowSpan, isTooWide, isTooHigh }] of fitted.entries()) {
      const [cell, has] = [index + 1, cells[index]];
      const faults: Fault[] = [
        ...(isTooWide && has
          ? [{ kind: 'columns' as const, cell, span: has.columnSpan, room: columnSpan }]
          : []),
        ...(isTooHigh && has ? [{ kind: 'rows' as const, cell, span: has.rowSpan, room: rowSpan }] : []),
      ];
      for (const fault of faults) {
        const target = `${row + 1}/${cell}/${fault.kind}`;
        yield { at, detail: { table, row: row + 1, fault }, target, advice };
      }
    }
  }
}

const advice =
  'Split the merged cell, or merge fewer cells. Until then pages cut it at the edge of the table.';

function* unevenRow(table: ContentTable): Iterable<Occurrence<Detail>> {
  const widths = tableWidths(table.rows.map(({ cells }) => cells));
  const usual = usualWidth(widths);
  const differing = [...table.rows.entries()].filter(
    ([row, { cells }]) => widths[row] !== usual && !isBlankLine(cells),
  );
  const [first] = differing;
  if (first === undefined) return;
  const [row, { at }] = first;
  const fault: Fault = { kind: 'length', cells: widths[row] ?? 0, usual, others: differing.length - 1 };
  yield { at, detail: { table, row: row + 1, fault } };
}

/** A line below the words, as some editors leave it behind: nothing in it is in a wrong place. */
const isBlankLine = (cells: readonly TableCell[]): boolean =>
  cells.length > 0 && cells.every(({ isBlank }) => isBlank);
