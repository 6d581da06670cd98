import type { Circumstances } from '../report/circumstances.ts';
import { markdownTable } from '../report/table.ts';
import { bytes, ratio, seconds, whole } from '../report/units.ts';
import type { Run } from '../timing/run-timed.ts';

export interface LocalesResults extends Circumstances {
  readonly runs: number;
  readonly articles: number;
  /** All locales in one run, then each alone. */
  readonly rows: readonly { readonly name: string; readonly figures: Run }[];
}

/** The runs in one locale together: the sum of their times, and their largest peak. */
export function oneAfterTheOther([, ...others]: LocalesResults['rows']): Run {
  const single = others.map(({ figures }) => figures);
  const sum = (figure: keyof Run): number => single.reduce((total, each) => total + each[figure], 0);
  return {
    tookMs: sum('tookMs'),
    processorMs: sum('processorMs'),
    peakBytes: Math.max(...single.map(({ peakBytes }) => peakBytes)),
  };
}

/** The figures as a table of Markdown: the run of all beside the others together. */
export function localesTable({ articles, rows }: LocalesResults): string {
  const together = oneAfterTheOther(rows);
  const cells = [...rows, { name: 'one after the other', figures: together }].map(({ name, figures }) => [
    name,
    ...(['tookMs', 'processorMs'] as const).flatMap((each) => [
      seconds(figures[each]),
      ratio(figures[each], together[each]),
    ]),
    bytes(figures.peakBytes),
    ratio(figures.peakBytes, together.peakBytes),
  ]);
  const head = [`${whole(articles)} articles`, 'time', '', 'processor time', '', 'peak memory', ''];
  return markdownTable(head, cells);
}
