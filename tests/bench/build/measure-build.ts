import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import { emptyCacheFolder } from '../cache-folder.ts';
import { type ColdAndAgain, coldAndAgain } from '../timing/cold-and-again.ts';
import { runTimed } from '../timing/run-timed.ts';
import { previewChangeMs } from './preview-change.ts';
import type { SpaceFiles } from './space-files.ts';

/** A type, not an interface: a record of figures, of which medians are taken. */
export type BuildFigures = ColdAndAgain &
  Readonly<Record<'unchangedMs' | 'unchangedProcessorMs' | 'watchMs', number>>;

/** Where `measureBuild` leaves the site that it has built. */
export const siteFolder = 'bench/site';

/**
 * Builds a space as users do: cold, in an empty folder; again after one article has changed, and once more with nothing changed, each as
 * a new process; and in a preview that stays, after each of the other changes.
 */
export async function measureBuild(main: string, { original, changed }: SpaceFiles): Promise<BuildFigures> {
  const cwd = await emptyCacheFolder(siteFolder);
  const exported = join(cwd, 'export.json');
  const [first, ...more] = changed;
  invariant(first !== undefined && more.length > 0, 'there are changes to measure');
  const build = () =>
    runTimed({
      command: [process.execPath, main, 'build', exported, '--out', join(cwd, 'site'), '-r', 'summary'],
      cwd,
    });
  await copyFile(original, exported);
  const coldAndChanged = await coldAndAgain(build, () => replace(exported, first.file));
  const unchanged = await build();
  return {
    ...coldAndChanged,
    unchangedMs: unchanged.tookMs,
    unchangedProcessorMs: unchanged.processorMs,
    watchMs: await previewChangeMs({ main, cwd, exported, changes: more, replace }),
  };
}

/** As editors' tools do: the new file is whole when it takes the name. */
async function replace(file: string, content: string): Promise<void> {
  await copyFile(content, `${file}.new`);
  await rename(`${file}.new`, file);
}
