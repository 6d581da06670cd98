import { execa } from 'execa';
import { join } from 'node:path';
import type { Stage } from '../../../pipeline/build.ts';
import { root } from '../cache-folder.ts';

export type StageTimes = Readonly<Record<Stage | 'parse', number>>;

/** Where the time of a checkout's pipeline goes, in milliseconds, as a process of its own: no other size's garbage is in it. */
export async function stageTimes(exportFile: string, checkout = root): Promise<StageTimes> {
  const child = join(checkout, 'tests/bench/build/stages-child.bench.ts');
  const { stdout } = await execa('node', ['--import', 'tsx', child, exportFile], { cwd: checkout });
  return JSON.parse(stdout) as StageTimes; // as the child prints them
}
