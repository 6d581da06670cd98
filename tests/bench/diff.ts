import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DiffResults, diffTable } from './diff-table.ts';
import { generateSpace, withOtherLink } from './generate-space.ts';
import { main } from './measure.ts';
import { circumstances } from './report/circumstances.ts';
import { interleaved } from './timing/interleaved.ts';
import { runTimed } from './timing/run-timed.ts';

/** Articles that differ between the two exports, all over the space. */
const edits = 100;
const runs = 3;

const files = ['old.json', 'new.json'] as const;
const parse = `for (const file of ${JSON.stringify(files)}) JSON.parse(require('node:fs').readFileSync(file))`;
const diff = [main, 'diff', ...files, '-r', 'json'];

const commands: Readonly<Record<string, readonly string[]>> = {
  'both parsed, and nothing else': ['-e', parse],
  '`validate --no-cache` of one': [main, 'validate', 'new.json', '--no-cache', '-r', 'compact'],
  '`diff --no-findings`': [...diff, '--no-findings'],
  '`diff`, findings kept by the run before': diff,
  '`diff --no-cache`': [...diff, '--no-cache'],
};

/**
 * Prints what comparing two large exports costs, as whole processes in turn, beside parsing both and validating one. On a busy machine
 * the processor's time says more than the clock, and the ratios more than either.
 */
export async function benchDiff(articles: number): Promise<DiffResults> {
  const measured = circumstances();
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
  const run = (values: readonly string[]) => runTimed({ command: ['node', ...values], cwd: folder });
  try {
    const about = await writeExports(folder, articles);
    await run(diff); // keeps its findings
    const medians = await interleaved(Object.keys(commands), runs, (name) => run(commands[name] ?? []));
    const rows = Array.from(medians, ([name, figures]) => ({ name, figures }));
    const results = { ...measured, ...about, runs, edits, rows };
    console.log(`\n${diffTable(results)}\n`);
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeExports(folder: string, articles: number) {
  const space = generateSpace(articles);
  let edited = space;
  for (let edit = 0; edit < edits; edit += 1)
    edited = withOtherLink(edited, (edit + 0.5) / edits, `/how-to/article-${edit}`);
  const texts = [space, edited].map((each) => JSON.stringify(each));
  for (const [index, file] of files.entries()) await writeFile(join(folder, file), texts[index] ?? '');
  return { entries: space.entries.length, exportBytes: Buffer.byteLength(texts[0] ?? '') };
}
