/** How many columns and rows a cell spans. */
interface Spans {
  readonly columnSpan: number;
  readonly rowSpan: number;
}

/** How many columns and rows a cell spans within its table, and whether its own spans go beyond the edge. */
export interface FittedSpans extends Spans {
  readonly isTooWide: boolean;
  readonly isTooHigh: boolean;
}

/** The cells of a table, row by row, cut at its edges. The table is as wide as most of its rows, or as its longest row of single cells. */
export function fittedSpans(rows: readonly (readonly Spans[])[]): {
  readonly width: number;
  readonly rows: readonly (readonly FittedSpans[])[];
} {
  const single = tableWidths(rows.map((cells) => cells.map(asColumn)));
  const width = single.reduce((widest, each) => Math.max(widest, each), usualWidth(tableWidths(rows)));
  const reaching = new Reach(rows.length);
  const fitted = rows.map((cells, row) => {
    let excess = cells.reduce((sum, { columnSpan }) => sum + columnSpan, reaching.into(row)) - width;
    const inRow = cells.toReversed().map(({ columnSpan, rowSpan }): FittedSpans => {
      const cut = Math.max(0, Math.min(excess, columnSpan - 1));
      excess -= cut;
      return {
        columnSpan: columnSpan - cut,
        rowSpan: Math.min(rowSpan, rows.length - row),
        isTooWide: cut > 0,
        isTooHigh: rowSpan > rows.length - row,
      };
    });
    for (const cell of inRow) reaching.add(row, cell);
    return inRow.toReversed();
  });
  return { width, rows: fitted };
}

/** How many columns each row fills, including cells that span into it from rows above. */
export function tableWidths(rows: readonly (readonly Spans[])[]): number[] {
  const reaching = new Reach(rows.length);
  return rows.map((cells, row) => {
    for (const cell of cells) reaching.add(row, cell);
    return cells.reduce((sum, { columnSpan }) => sum + columnSpan, reaching.into(row));
  });
}

/** The most frequent width of a row; among equally frequent ones the first. */
export function usualWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let usual = { width: 0, count: 0 };
  for (const [width, count] of counts) if (count > usual.count) usual = { width, count };
  return usual.width;
}

const asColumn = ({ rowSpan }: Spans): Spans => ({ columnSpan: 1, rowSpan });

/** The columns that cells fill in rows below their own. Each cell is read once, however many rows it spans. */
class Reach {
  /** The columns of cells that begin to span into a row, minus those of cells that end there. */
  readonly #changes: number[];
  #asked = -1;
  #columns = 0;

  constructor(rowCount: number) {
    this.#changes = Array.from({ length: rowCount + 1 }, () => 0);
  }

  /** Rows are asked for in their order. */
  into(row: number): number {
    for (; this.#asked < row; this.#asked += 1) this.#columns += this.#changes[this.#asked + 1] ?? 0;
    return this.#columns;
  }

  add(row: number, { columnSpan, rowSpan }: Spans): void {
    if (rowSpan < 2) return;
    const end = Math.min(row + rowSpan, this.#changes.length - 1);
    this.#changes[row + 1] = (this.#changes[row + 1] ?? 0) + columnSpan;
    this.#changes[end] = (this.#changes[end] ?? 0) - columnSpan;
  }
}
