import * as z from 'zod';
import { asked, type Engine, read } from './engine-client.ts';
import { byAge, isVersionOf } from './index-version.ts';

/** Deletes all but the newest versions, and unfinished ones. The new version is served already, so a failure is only a note. */
export async function removeOldVersions(
  engine: Engine,
  current: string,
  keep: number,
): Promise<readonly string[]> {
  try {
    const old = await oldVersions(engine, current, keep);
    if (old.length > 0) await asked(engine, () => engine.client.indices.delete({ index: old.join(',') }));
    return [];
  } catch (error) {
    return [`older versions of the index could not be removed: ${(error as Error).message}`];
  }
}

const listed = z.array(z.object({ index: z.string() }));

async function oldVersions(engine: Engine, current: string, keep: number): Promise<string[]> {
  const { alias } = engine.settings;
  const { body } = await asked(engine, () =>
    engine.client.cat.indices({ index: `${alias}-*`, format: 'json', h: ['index'] }),
  );
  const versions = read(engine, body, listed)
    .map(({ index }) => index)
    .filter((index) => isVersionOf(alias, index) && index !== current)
    .toSorted(byAge);
  return versions.slice(keep - 1);
}
