import { execa } from 'execa';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { build, type Stage } from '../../pipeline/build.ts';
import { config } from '../../pipeline/config/config.ts';
import { readExport } from '../../pipeline/decode/raw-export.ts';
import { generateSpace } from './generate-space.ts';
import { main, megabytes, printer, timed } from './measure.ts';

/**
 * Prints where the time of a build goes: each stage of the pipeline in this process, as milliseconds and as a multiple
 * of parsing the same export's JSON, then the whole command as a user runs it.
 */
export async function benchBuild(articles: number): Promise<void> {
  const text = JSON.stringify(generateSpace(articles));
  const [parseMs, parsed] = timed(() => JSON.parse(text) as unknown);
  const exported = readExport(parsed);
  if (!exported.ok) throw new Error(exported.failure);

  const stages: { readonly stage: Stage; readonly startMs: number }[] = [];
  const onStage = (stage: Stage) => stages.push({ stage, startMs: performance.now() });
  const startMs = performance.now();
  const built = build({ exported: exported.value, config: config.parse({}), onStage });
  const endMs = performance.now();

  console.log(`\nbuild: ${built.counts.entries} entries, ${megabytes(text)} of export`);
  const print = printer(parseMs);
  print('parse JSON', parseMs);
  for (const [index, { stage, startMs: begun }] of stages.entries()) {
    print(stage, (stages[index + 1]?.startMs ?? endMs) - begun);
  }
  print('pipeline', endMs - startMs);
  print('fieldbook build, cold', await wholeCommand(text));
}

/** `fieldbook build` as a process of its own, to a folder that is removed again; in milliseconds. */
async function wholeCommand(text: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-bench-'));
  const file = join(folder, 'export.json');
  await writeFile(file, text);
  const command = ['build', file, '--out', join(folder, 'site'), '-r', 'summary'];
  const startMs = performance.now();
  await execa('node', [main, ...command], { cwd: folder });
  const tookMs = performance.now() - startMs;
  await rm(folder, { recursive: true });
  return tookMs;
}
