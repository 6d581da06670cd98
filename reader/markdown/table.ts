import type { Element, ElementContent } from 'hast';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import type { Context } from './context.ts';
import { escapeText, oneLine } from './escape.ts';
import { inlineOf } from './inline.ts';

/** A table of a text. A cell over several columns or rows is followed by empty ones. */
export function tableOf(table: Element, context: Context): string {
  const rows = rowsIn(table);
  const hasHeader =
    rows[0]?.children.every((cell) => cell.type !== 'element' || cell.tagName === 'th') ?? false;
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    for (const cell of row.children) {
      if (cell.type !== 'element') continue;
      let x = 0;
      while (grid[y]?.[x] !== undefined) x += 1;
      fill(grid, { x, y, text: cellOf(cell.children, context), ...spanOf(cell) });
    }
  });
  return tableText(grid, hasHeader);
}

/** A table of cells, row by row. */
export const cellTable = (
  rows: readonly (readonly RichText[])[],
  hasHeader: boolean,
  context: Context,
): string =>
  tableText(
    rows.map((cells) => cells.map(({ children }) => cellOf(children, context))),
    hasHeader,
  );

/** A table of plain words, the first row its header. */
export const wordTable = (rows: readonly (readonly string[])[]): string =>
  tableText(
    rows.map((row) => row.map((word) => oneLine(escapeText(word)))),
    true,
  );

/** Markdown has no table without a header: an empty one stands in. */
function tableText(rows: readonly (readonly (string | undefined)[])[], hasHeader: boolean): string {
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const line = (cells: readonly (string | undefined)[]): string =>
    `|${Array.from({ length: columns }, (_, column) => ` ${cells[column] ?? ''} |`).join('')}`;
  const [header = [], ...rest] = hasHeader ? rows : [[], ...rows];
  return [line(header), `|${' --- |'.repeat(columns)}`, ...rest.map(line)].join('\n');
}

const cellOf = (children: readonly ElementContent[], context: Context): string =>
  oneLine(inlineOf(children, { ...context, isTable: true }));

const rowsIn = ({ children }: Element): Element[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsIn(child);
  });

const spanOf = ({ properties }: Element): { columns: number; rows: number } => ({
  columns: spanned(properties['colSpan']),
  rows: spanned(properties['rowSpan']),
});

/** Source: HTML, `colspan` is at most 1,000. */
const spanned = (value: unknown): number => Math.min(Math.max(Number(value ?? 1) || 1, 1), 1000);

function fill(
  grid: string[][],
  cell: { x: number; y: number; text: string; columns: number; rows: number },
): void {
  for (let y = cell.y; y < Math.min(cell.y + cell.rows, grid.length); y += 1) {
    for (let x = cell.x; x < cell.x + cell.columns; x += 1) {
      const row = grid[y];
      if (row !== undefined) row[x] = x === cell.x && y === cell.y ? cell.text : '';
    }
  }
}
