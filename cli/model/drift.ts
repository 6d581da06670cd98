import type { BuildInput } from '../../pipeline/build.ts';
import { compareModels } from '../../pipeline/model/compare/compare-models.ts';
import type { Difference } from '../../pipeline/model/compare/difference.ts';
import { lockPath, readLock } from './lock-file.ts';
import { spaceIn } from './space-source.ts';

/** The breaking changes of a space's content model since it was locked. Empty without a lock. */
export async function breakingDrift(
  { exported, config }: Pick<BuildInput, 'exported' | 'config'>,
  configFile: string | undefined,
): Promise<readonly Difference[]> {
  const lock = await readLock(lockPath(configFile));
  if (lock === undefined || exported.contentTypes.length === 0) return [];
  const { differences } = compareModels({
    ...spaceIn(exported),
    lock,
    config,
  });
  return differences.filter(({ against, impact }) => against === 'lock' && impact === 'breaking');
}
