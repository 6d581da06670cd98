import { execa } from 'execa';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { generateSpace } from './generate-space.ts';

/**
 * Prints what validating a large space costs, as a user sees it: the whole command's time and memory, once cold and once
 * with the answer of the run before, then the time between the writing of an export in which one entry changed and the
 * line that `--watch` prints about it. Times stand beside that of parsing the same JSON.
 */
const articles = 2_000;
const changes = 10;
const main = new URL('../../dist/cli/main.js', import.meta.url).pathname;

const space = generateSpace(articles);
const text = JSON.stringify(space);
const startMs = performance.now();
JSON.parse(text);
const parseMs = performance.now() - startMs;
const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
const file = join(folder, 'export.json');
await writeFile(file, text);

console.log(`\n${space.entries.length} entries, ${(text.length / 1e6).toFixed(1)} MB of export`);
print('parse JSON', parseMs);
await wholeCommand('fieldbook validate', ['--no-cache']);
await wholeCommand('to fill the cache', []);
await wholeCommand('from the cache', []);
await watched();
await rm(folder, { recursive: true });

/** The command as a process of its own; how much memory it took at most, it says itself when it ends. */
async function wholeCommand(name: string, flags: readonly string[]): Promise<void> {
  const tellMemory = `process.on('exit', () => console.error(process.resourceUsage().maxRSS))`;
  const command = ['--import', `data:text/javascript,${tellMemory}`, main, 'validate', file, ...flags];
  const begunMs = performance.now();
  const { stderr } = await execa('node', command, { cwd: folder });
  const ms = performance.now() - begunMs;
  const peakKiB = Number(stderr.trim().split('\n').at(-1));
  print(name, ms, `${((peakKiB * 1024) / 1e6).toFixed(0)} MB`);
}

/** Changes an entry again and again under `--watch`; each change breaks one more link. */
async function watched(): Promise<void> {
  const watching = execa('node', [main, 'validate', file, '--watch', '-r', 'compact'], {
    cwd: folder,
    reject: false,
    buffer: false,
  });
  const lines = linesOf(watching.stdout);
  await until(linesOf(watching.stderr), /watching for changes/u);
  const tookMs: number[] = [];
  let changed = text;
  for (let change = 1; change <= changes; change += 1) {
    const article = change * Math.floor(articles / (changes + 1));
    changed = changed.replace(`"/how-to/article-${article}#part-1"`, `"/how-to/gone-${article}"`);
    await writeFile(`${file}.new`, changed);
    const begunMs = performance.now();
    await rename(`${file}.new`, file);
    await until(lines, new RegExp(`gone-${article}`, 'u'));
    tookMs.push(performance.now() - begunMs);
  }
  watching.kill();
  const sorted = tookMs.toSorted((a, b) => a - b);
  print('one change, median', sorted[Math.floor(changes / 2)] ?? 0);
  print('one change, slowest', sorted.at(-1) ?? 0);
}

async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of stream) {
    const [...lines] = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

async function until(lines: AsyncGenerator<string, undefined>, wanted: RegExp): Promise<void> {
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    if (wanted.test(line.value)) return;
  }
  throw new Error(`The command ended before it printed ${String(wanted)}.`);
}

function print(name: string, ms: number, more = ''): void {
  const ratio = `${(ms / parseMs).toFixed(1).padStart(8)} x`;
  console.log(`  ${name.padEnd(22)}${ms.toFixed(0).padStart(7)} ms${ratio}   ${more}`.trimEnd());
}
