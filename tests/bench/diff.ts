import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSpace, withOtherLink } from './generate-space.ts';
import { main, megabytes, printer, timed } from './measure.ts';
import { runTimed } from './timing/run-timed.ts';

/** Articles that differ between the two exports, all over the space. */
const edits = 100;

/**
 * Prints what comparing two large exports costs, as whole commands: without findings, with those of both sides looked for anew, and
 * with those that the run before has kept. On a busy machine the processor's time says more than the clock.
 */
export async function benchDiff(articles: number): Promise<void> {
  const space = generateSpace(articles);
  let edited = space;
  for (let edit = 0; edit < edits; edit += 1)
    edited = withOtherLink(edited, (edit + 0.5) / edits, `/how-to/article-${edit}`);
  const text = JSON.stringify(space);
  const [parseMs] = timed(() => JSON.parse(text) as unknown);
  const print = printer(parseMs);
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
  await writeFile(join(folder, 'old.json'), text);
  await writeFile(join(folder, 'new.json'), JSON.stringify(edited));

  console.log(`\ndiff: ${space.entries.length} entries, ${megabytes(text)} an export, ${edits} edits`);
  print('parse JSON', parseMs);
  for (const [name, flags] of [
    ['diff --no-findings', ['--no-findings']],
    ['diff, nothing kept', ['--no-cache']],
    ['and keep the findings', []],
    ['diff, findings kept', []],
  ] as const) {
    const command = ['node', main, 'diff', 'old.json', 'new.json', '-r', 'json', ...flags] as const;
    const { tookMs, processorMs, peakBytes } = await runTimed({ command, cwd: folder });
    const peak = `${(peakBytes / 2 ** 20).toFixed(0)} MiB at most`;
    print(name, tookMs, `${processorMs.toFixed(0)} ms of processor, ${peak}`);
  }
  await rm(folder, { recursive: true });
}
