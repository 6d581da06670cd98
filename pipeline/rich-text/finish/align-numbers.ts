import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { numericColumns } from '../../../schemas/base/text/numeric-columns.ts';
import { cellRows } from '../tables-in.ts';

/** Aligns the columns of numbers to the right, unless the table's author aligned them, or cells span columns or rows. */
export function alignNumbers(table: Element): void {
  const rows = cellRows(table);
  if (rows.some((cells) => cells.some(isMergedOrAligned))) return;
  const body = rows.filter((cells) => cells.some(({ tagName }) => tagName === 'td'));
  for (const column of numericColumns(body.map((cells) => cells.map((cell) => toString(cell)))))
    for (const cells of rows) {
      const cell = cells[column];
      if (cell !== undefined) cell.properties = { ...cell.properties, align: 'right' };
    }
}

const isMergedOrAligned = ({ properties }: Element): boolean =>
  ['colSpan', 'rowSpan', 'align'].some((name) => properties[name] !== undefined);
