import { markdownTable } from '../report/table.ts';
import { bytes, ratio, seconds, whole } from '../report/units.ts';
import { median } from '../timing/median.ts';

type Figures = Readonly<Record<string, number>>;

interface Compared {
  readonly articles: number;
  /** Of each run in its turn. */
  readonly ours: readonly Figures[];
  readonly others: readonly Figures[];
}

const names: Readonly<Record<string, string>> = {
  coldMs: 'cold',
  coldProcessorMs: 'cold, processor time',
  peakBytes: 'cold, peak memory',
  changedMs: 'one article changed',
  changedProcessorMs: 'one article changed, processor time',
  unchangedMs: 'nothing changed',
  unchangedProcessorMs: 'nothing changed, processor time',
  watchMs: 'in a preview',
};

/**
 * What this build takes of what another one does, for each figure that both have: the ratio of the medians, and the least and the most
 * of the ratios of the single runs.
 */
export function ratioTable({ articles, ours, others }: Compared): string {
  const rows = Object.keys(ours[0] ?? {}).flatMap((figure) => {
    const [own, other] = [ours, others].map((runs) => runs.flatMap((run) => run[figure] ?? []));
    if (own === undefined || other === undefined || other.length === 0) return [];
    const inRuns = own.map((value, run) => value / (other[run] ?? 0)).toSorted((a, b) => a - b);
    const told = figure.endsWith('Bytes') ? bytes : seconds;
    return [
      [
        names[figure] ?? figure,
        told(median(own)),
        told(median(other)),
        ratio(median(own), median(other)),
        `${ratio(inRuns[0] ?? 0, 1)} to ${ratio(inRuns.at(-1) ?? 0, 1)}`,
      ],
    ];
  });
  return markdownTable(
    [`${whole(articles)} articles`, 'this build', 'the other', 'ratio', 'in single runs'],
    rows,
  );
}
