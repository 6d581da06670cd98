import type { Circumstances } from '../report/circumstances.ts';
import { ahead } from '../peers/ahead.ts';
import { markdownTable } from '../report/table.ts';
import { bytes, milliseconds } from '../report/units.ts';
import type { PageFigures } from './measure-page.ts';

export interface WebResults extends Circumstances {
  readonly runs: number;
  /** Ours first. */
  readonly sites: readonly { readonly name: string; readonly figures: PageFigures }[];
}

/** The figures as a table of Markdown, with a sentence for each site that is ahead of ours in something. */
export function webTable({ sites }: WebResults): string {
  const [ours, ...others] = sites;
  const rows = sites.map(({ name, figures }) => [
    name,
    milliseconds(figures.lcpMs),
    milliseconds(figures.blockingMs),
    figures.layoutShift.toFixed(3),
    bytes(figures.htmlBytes),
    bytes(figures.scriptBytes),
    bytes(figures.styleBytes),
    bytes(figures.imageBytes + figures.otherBytes),
    String(figures.requests),
    milliseconds(figures.nextArticleMs),
  ]);
  const told = ours === undefined ? [] : ahead(ours.figures, others, names);
  return [markdownTable(head, rows), ...(told.length === 0 ? [] : [told.join(' ')])].join('\n\n');
}

const head = [
  '',
  'LCP',
  'blocked',
  'shift',
  'HTML',
  'scripts',
  'styles',
  'others',
  'requests',
  'next article',
];

const names: Readonly<Partial<Record<keyof PageFigures, string>>> = {
  lcpMs: 'the largest paint',
  blockingMs: 'blocking',
  layoutShift: 'layout shift',
  scriptBytes: 'bytes of script',
  requests: 'requests',
  nextArticleMs: 'the next article',
};
