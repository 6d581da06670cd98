import type { TableRow } from './tables-of.ts';

/** How many columns each row fills, cells that reach down into it from above included. */
export function tableWidths(rows: readonly TableRow[]): number[] {
  // what begins to reach into a row, and what ends there: each cell is looked at once, however far it reaches
  const changes = Array.from({ length: rows.length + 1 }, () => 0);
  let reaching = 0;
  return rows.map(({ cells }, row) => {
    reaching += changes[row] ?? 0;
    let own = 0;
    for (const { columnSpan, rowSpan } of cells) {
      own += columnSpan;
      if (rowSpan < 2) continue;
      changes[row + 1] = (changes[row + 1] ?? 0) + columnSpan;
      const end = Math.min(row + rowSpan, rows.length);
      changes[end] = (changes[end] ?? 0) - columnSpan;
    }
    return own + reaching;
  });
}

/** The width that most rows have; of several the one that comes first. */
export function usualWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let usual = { width: 0, count: 0 };
  for (const [width, count] of counts) if (count > usual.count) usual = { width, count };
  return usual.width;
}
