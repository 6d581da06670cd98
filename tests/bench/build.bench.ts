import { execa } from 'execa';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { build, type Stage } from '../../pipeline/build.ts';
import { config } from '../../pipeline/config/config.ts';
import { readExport } from '../../pipeline/decode/raw-export.ts';
import { generateSpace } from './generate-space.ts';

/**
 * Prints where the time of a build goes: each stage of the pipeline in this process, as milliseconds and as a multiple
 * of parsing the same export's JSON, then the whole command as a user runs it. `npm run bench -- 1000 5000` chooses
 * the numbers of articles.
 */
const sizes = process.argv.slice(2).map(Number);

for (const articles of sizes.length > 0 ? sizes : [200, 1000]) {
  const text = JSON.stringify(generateSpace(articles));
  const [parseMs, parsed] = timed(() => JSON.parse(text) as unknown);
  const exported = readExport(parsed);
  if (!exported.ok) throw new Error(exported.failure);

  const stages: { readonly stage: Stage; readonly startMs: number }[] = [];
  const onStage = (stage: Stage) => stages.push({ stage, startMs: performance.now() });
  const startMs = performance.now();
  const built = build({ exported: exported.value, config: config.parse({}), onStage });
  const endMs = performance.now();

  const megabytes = (text.length / 1e6).toFixed(1);
  console.log(`\n${articles} articles, ${built.counts.entries} entries, ${megabytes} MB of export`);
  print('parse JSON', parseMs, parseMs);
  for (const [index, { stage, startMs: begun }] of stages.entries()) {
    print(stage, (stages[index + 1]?.startMs ?? endMs) - begun, parseMs);
  }
  print('pipeline', endMs - startMs, parseMs);
  await wholeCommand(text, parseMs);
}

function timed<Value>(work: () => Value): [number, Value] {
  const startMs = performance.now();
  const value = work();
  return [performance.now() - startMs, value];
}

function print(name: string, ms: number, unitMs: number): void {
  console.log(`  ${name.padEnd(22)}${ms.toFixed(0).padStart(7)} ms${(ms / unitMs).toFixed(1).padStart(8)} x`);
}

/** `fieldbook build` as a process of its own, to a folder that is removed again. */
async function wholeCommand(text: string, unitMs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
  const file = join(folder, 'export.json');
  await writeFile(file, text);
  const main = new URL('../../dist/cli/main.js', import.meta.url).pathname;
  const command = ['build', file, '--out', join(folder, 'site'), '-r', 'summary'];
  const startMs = performance.now();
  await execa('node', [main, ...command], { cwd: folder });
  print('fieldbook build, cold', performance.now() - startMs, unitMs);
  await rm(folder, { recursive: true });
}
