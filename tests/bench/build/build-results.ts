import { markdownTable } from '../report/table.ts';
import { bytes, seconds, whole } from '../report/units.ts';
import type { Circumstances } from '../report/circumstances.ts';
import type { BuildFigures } from './measure-build.ts';
import type { OutputBytes } from './output-bytes.ts';
import type { StageTimes } from './stage-times.ts';

export interface BuildResults extends Circumstances {
  readonly runs: number;
  readonly sizes: readonly SizeResult[];
}

export interface SizeResult {
  readonly articles: number;
  readonly entries: number;
  readonly build: BuildFigures;
  readonly output: OutputBytes;
  readonly stages: StageTimes;
}

/** The figures as tables of Markdown. */
export const buildTables = ({ sizes }: BuildResults): string =>
  [buildTable(sizes), stageTable(sizes), outputTable(sizes)].join('\n\n');

const buildTable = (sizes: readonly SizeResult[]): string =>
  markdownTable(
    ['articles', 'entries', 'cold', 'processor time', 'peak memory', 'one article changed', 'in a preview'],
    sizes.map(({ articles, entries, build }) => [
      whole(articles),
      whole(entries),
      seconds(build.coldMs),
      seconds(build.coldProcessorMs),
      bytes(build.peakBytes),
      seconds(build.changedMs),
      seconds(build.watchMs),
    ]),
  );

function stageTable(sizes: readonly SizeResult[]): string {
  const stages = Object.keys(sizes[0]?.stages ?? {}) as (keyof StageTimes)[]; // it has these keys and no others
  const rows = sizes.map(({ articles, stages: took }) => [
    whole(articles),
    ...stages.map((stage) => seconds(took[stage])),
  ]);
  return markdownTable(['articles', ...stages], rows);
}

const outputTable = (sizes: readonly SizeResult[]): string =>
  markdownTable(
    ['articles', 'files', 'whole site', 'HTML of a page', 'with gzip'],
    sizes.map(({ articles, output }) => [
      whole(articles),
      whole(output.files),
      bytes(output.siteBytes),
      bytes(output.pageBytes),
      bytes(output.pageGzipBytes),
    ]),
  );
