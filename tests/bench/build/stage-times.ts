import { execa } from 'execa';
import { fileURLToPath } from 'node:url';
import type { Stage } from '../../../pipeline/build.ts';
import { root } from '../cache-folder.ts';

export type StageTimes = Readonly<Record<Stage | 'parse', number>>;

/** Where the pipeline's time goes, in milliseconds, as a process of its own: no other size's garbage is in it. */
export async function stageTimes(exportFile: string): Promise<StageTimes> {
  const child = fileURLToPath(new URL('stages-child.bench.ts', import.meta.url));
  const { stdout } = await execa('node', ['--import', 'tsx', child, exportFile], { cwd: root });
  return JSON.parse(stdout) as StageTimes; // as the child prints them
}
