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
    if (old.length > 0) await remove(engine, current, old);
    return [];
  } catch (error) {
    return [`older versions of the index could not be removed: ${(error as Error).message}`];
  }
}

/** In one step with a look at the alias: what another push shows meanwhile stays. */
async function remove(engine: Engine, current: string, old: readonly string[]): Promise<void> {
  const { alias } = engine.settings;
  const actions = [
    { remove: { index: current, alias, must_exist: true } },
    { add: { index: current, alias } },
    ...old.map((index) => ({ remove_index: { index } })),
  ];
  await asked(engine, () => engine.client.indices.updateAliases({ body: { actions } }));
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
