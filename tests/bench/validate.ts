import { execa } from 'execa';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { generateSpace, withOtherLink } from './generate-space.ts';
import { linesOf } from './lines-of.ts';
import { main, megabytes, printer, timed } from './measure.ts';
import { runTimed } from './timing/run-timed.ts';

/** Entries that differ one after the other under `--watch`. */
const changes = 10;

/**
 * Prints what validating a large space costs, as a user sees it: the whole command's time and memory, anew and with the
 * answer of the run before, then the time between the moment in which an export with one changed entry lies there and
 * the line that `--watch` prints about it.
 */
export async function benchValidate(articles: number): Promise<void> {
  const space = generateSpace(articles);
  const text = JSON.stringify(space);
  const [parseMs] = timed(() => JSON.parse(text) as unknown);
  const print = printer(parseMs);
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
  const file = join(folder, 'export.json');
  await writeFile(file, text);

  console.log(`\nvalidate: ${space.entries.length} entries, ${megabytes(text)} of export`);
  print('parse JSON', parseMs);
  for (const [name, flags] of [
    ['fieldbook validate', ['--no-cache']],
    ['and keep the answer', []],
    ['the same export again', []],
  ] as const) {
    const { tookMs: ms, peakBytes } = await runTimed({
      command: [process.execPath, main, 'validate', file, ...flags],
      cwd: folder,
    });
    print(name, ms, `${(peakBytes / 2 ** 20).toFixed(0)} MiB at most`);
  }
  const tookMs = await changesUnderWatch(file, space);
  print('--watch: one change', tookMs[Math.floor(changes / 2)] ?? 0, 'median');
  print('--watch: one change', tookMs.at(-1) ?? 0, 'slowest');
  await rm(folder, { recursive: true });
}

/** Breaks one more link in another article at each change; how long each answer took, in milliseconds, sorted. */
async function changesUnderWatch(file: string, space: ReturnType<typeof generateSpace>): Promise<number[]> {
  const watching = execa('node', [main, 'validate', file, '--watch', '--reporter', 'compact'], {
    cwd: dirname(file),
    reject: false,
    buffer: false,
  });
  const lines = linesOf(watching.stdout);
  await until(linesOf(watching.stderr), 'watching for changes');
  const tookMs: number[] = [];
  let changed = space;
  for (let change = 1; change <= changes; change += 1) {
    const uri = `/how-to/gone-${change}`;
    changed = withOtherLink(changed, change / (changes + 1), uri);
    await writeFile(`${file}.new`, JSON.stringify(changed));
    const startMs = performance.now();
    await rename(`${file}.new`, file);
    await until(lines, `${uri},`);
    tookMs.push(performance.now() - startMs);
  }
  watching.kill();
  return tookMs.toSorted((a, b) => a - b);
}

async function until(lines: AsyncGenerator<string, undefined>, wanted: string): Promise<void> {
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    if (line.value.includes(wanted)) return;
  }
  throw new Error(`The command ended before it printed "${wanted}".`);
}
