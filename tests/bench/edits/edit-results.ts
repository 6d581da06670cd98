import type { Circumstances } from '../report/circumstances.ts';
import { markdownTable } from '../report/table.ts';
import { milliseconds } from '../report/units.ts';
import { quantile } from '../timing/quantile.ts';

interface Edits {
  readonly space: string;
  /** Of a page that has stood for a while. Unit: milliseconds, of each edit. */
  readonly settledMs: readonly number[];
  /** Of one that has just shown the edit before. */
  readonly justLoadedMs: readonly number[];
}

export interface EditResults extends Circumstances {
  readonly edits: number;
  readonly spaces: readonly Edits[];
}

export const editTable = ({ spaces }: EditResults): string =>
  markdownTable(
    ['', 'p50', 'p95', 'just loaded: p50', 'p95'],
    spaces.map(({ space, settledMs, justLoadedMs }) => [
      space,
      ...[settledMs, justLoadedMs].flatMap((ms) =>
        [0.5, 0.95].map((part) => milliseconds(quantile(ms, part))),
      ),
    ]),
  );
