import type { Circumstances } from './report/circumstances.ts';
import { markdownTable } from './report/table.ts';
import { bytes, ratio, seconds, whole } from './report/units.ts';
import type { Run } from './timing/run-timed.ts';

export interface DiffResults extends Circumstances {
  readonly runs: number;
  readonly entries: number;
  readonly exportBytes: number;
  readonly edits: number;
  /** Whole processes; the first is what the others are compared with. */
  readonly rows: readonly { readonly name: string; readonly figures: Run }[];
}

/** The figures as a table of Markdown. */
export function diffTable({ entries, exportBytes, edits, rows }: DiffResults): string {
  const unit = rows[0]?.figures.processorMs ?? 0;
  const head = [
    `${whole(entries)} entries, ${bytes(exportBytes)}, ${edits} edits`,
    'time',
    'processor time',
    'to parsing',
    'peak memory',
  ];
  const cells = rows.map(({ name, figures: { tookMs, processorMs, peakBytes } }) => [
    name,
    seconds(tookMs),
    seconds(processorMs),
    ratio(processorMs, unit),
    bytes(peakBytes),
  ]);
  return markdownTable(head, cells);
}
