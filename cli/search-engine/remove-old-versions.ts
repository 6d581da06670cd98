import * as z from 'zod';
import { asked, type Engine, read } from './engine-client.ts';
import { byAge, isVersionOf } from './index-version.ts';

/**
 * Deletes versions beyond the newest ones, those of pushes that broke off included. The new version is shown already: what
 * goes wrong here is a note.
 */
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
