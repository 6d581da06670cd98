import type { Circumstances } from '../report/circumstances.ts';
import { markdownTable } from '../report/table.ts';
import { bytes, ratio, seconds, whole } from '../report/units.ts';
import { ahead } from './ahead.ts';
import type { ColdAndAgain } from '../timing/cold-and-again.ts';

export interface PeerResults extends Circumstances {
  readonly runs: number;
  readonly sizes: readonly {
    readonly articles: number;
    readonly ours: ColdAndAgain;
    readonly peers: readonly {
      readonly name: string;
      readonly version: string;
      /** Absent: it did not finish. */
      readonly figures?: ColdAndAgain;
    }[];
  }[];
}

/** The figures as tables of Markdown, with a sentence for each generator that is ahead of ours in something. */
export function peerTables({ sizes }: PeerResults): string {
  return sizes.map(sizeTable).join('\n\n');
}

function sizeTable({ articles, ours, peers }: PeerResults['sizes'][number]): string {
  const rows = [{ name: 'Fieldbook', version: '', figures: ours }, ...peers].map(
    ({ name, version, figures }) => [
      `${name} ${version}`.trim(),
      ...(figures === undefined ? ['not finished'] : cellsOf(figures, ours)),
    ],
  );
  const head = ['', 'cold', 'to ours', 'processor time', 'one article changed', 'to ours', 'peak memory'];
  head[0] = `${whole(articles)} articles`;
  const finished = peers.flatMap(({ name, figures }) => (figures === undefined ? [] : [{ name, figures }]));
  const told = ahead(ours, finished, names);
  return `${markdownTable(head, rows)}\n\n${told.length === 0 ? 'None is ahead in any of these.' : told.join(' ')}`;
}

const cellsOf = (figures: ColdAndAgain, ours: ColdAndAgain): readonly string[] => [
  seconds(figures.coldMs),
  ratio(figures.coldMs, ours.coldMs),
  seconds(figures.coldProcessorMs),
  seconds(figures.changedMs),
  ratio(figures.changedMs, ours.changedMs),
  bytes(figures.peakBytes),
];

const names: Readonly<Record<keyof ColdAndAgain, string>> = {
  coldMs: 'cold builds',
  coldProcessorMs: 'the processor time of cold builds',
  changedMs: 'builds after one article has changed',
  changedProcessorMs: 'the processor time of those',
  peakBytes: 'peak memory',
};
