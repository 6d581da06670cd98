import { performance } from 'node:perf_hooks';
import { invariant } from '../../../schemas/base/invariant.ts';
import { startPreview } from '../start-preview.ts';
import { median } from '../timing/median.ts';
import type { SpaceFiles } from './space-files.ts';

interface Changing {
  readonly main: string;
  readonly cwd: string;
  readonly exported: string;
  readonly changes: SpaceFiles['changed'];
  readonly replace: (file: string, content: string) => Promise<void>;
}

/**
 * How long a running preview takes from the moment in which the changed export lies there until it answers with the changed page;
 * the median of the changes.
 */
export async function previewChangeMs({ main, cwd, exported, changes, replace }: Changing): Promise<number> {
  const { address, told, stop } = await startPreview(main, cwd, [exported]);
  const tookMs: number[] = [];
  for (const { file, page, link } of changes) {
    await replace(exported, file);
    const startMs = performance.now();
    let isShown = false;
    while (!isShown) {
      const line = await told.next();
      invariant(line.done !== true, 'the preview goes on');
      isShown = (await textAt(`${address}${page}`)).includes(`href="${link}"`);
    }
    tookMs.push(performance.now() - startMs);
  }
  await stop();
  return median(tookMs);
}

const textAt = async (address: string): Promise<string> => (await fetch(address)).text();
