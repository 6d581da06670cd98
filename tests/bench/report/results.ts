import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BuildResults } from '../build/build-results.ts';
import type { EditResults } from '../edits/edit-results.ts';
import type { LighthouseResults } from '../lighthouse/scores.ts';
import type { PeerResults } from '../peers/peer-results.ts';
import type { WebResults } from '../web/web-results.ts';
import type { LocalesResults } from '../locales/locales-table.ts';
import type { DiffResults } from '../diff-table.ts';
import type { HostileCosts } from '../hostile.ts';
import type { RelevanceResults } from '../relevance/relevance-table.ts';
import { benchmarksPage } from './benchmarks-page.ts';
import { buildPlot } from './build-plot.ts';
import type { Circumstances } from './circumstances.ts';

/** What each benchmark has last recorded. */
export interface Results {
  readonly builds?: BuildResults;
  readonly peers?: PeerResults;
  readonly web?: WebResults;
  readonly edits?: EditResults;
  readonly lighthouse?: LighthouseResults;
  readonly locales?: LocalesResults;
  readonly diff?: DiffResults;
  readonly hostile?: Circumstances & { readonly ways: readonly HostileCosts[] };
  readonly relevance?: RelevanceResults;
}

const inDocs = (name: string): string => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));

/** Keeps what a benchmark has measured beside what the others have, and writes docs/benchmarks.md and its plot anew. */
export async function record(measured: Results): Promise<void> {
  const kept = inDocs('benchmarks.json');
  const before = existsSync(kept) ? (JSON.parse(await readFile(kept, 'utf8')) as Results) : {}; // as written here
  const results = { ...before, ...measured };
  await writeFile(kept, `${JSON.stringify(results, undefined, 2)}\n`);
  await writeFile(inDocs('benchmarks.md'), benchmarksPage(results));
  if (results.builds !== undefined)
    await writeFile(inDocs('benchmarks.svg'), buildPlot(results.builds.sizes));
  console.log('written to docs/benchmarks.md');
}
