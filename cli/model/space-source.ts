import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { type ReadModel, readModel } from '../../pipeline/model/read-model.ts';
import type { SourceKind } from '../commands/options/flag-values.ts';
import { chooseExport } from '../input/choose-export.ts';
import { parseWithProgress, readWithProgress } from '../input/read-with-progress.ts';
import { readConnection } from '../source/connection.ts';
import { UsageError } from '../usage-error.ts';
import { entriesByType } from '../../pipeline/model/reading/entries-by-type.ts';
import { readLiveModel } from './live-model.ts';

/** A space's model, and the counts that decide how severe its differences are. */
export interface ReadSpace {
  readonly space: ReadModel;
  readonly languages: number;
  /** The number of entries by type. Empty if entries were not read. */
  readonly entries: ReadonlyMap<string, number>;
}

/** Reads the model of a space, from an export or from the space itself. */
export async function readSpace(named: string | undefined, source: SourceKind): Promise<ReadSpace> {
  if (source === 'contentful') {
    if (named !== undefined) {
      throw new UsageError(`--source contentful reads the space itself; leave out "${named}".`);
    }
    return readLiveModel(readConnection());
  }
  const path = chooseExport(named);
  const exported = await parseWithProgress(await readWithProgress(path), path);
  if (exported.contentTypes.length === 0) {
    throw new UsageError(
      'the export holds no content model (its "contentTypes" is empty or missing); export the space without --skip-content-model.',
    );
  }
  return spaceIn(exported);
}

export const spaceIn = (exported: RawExport): ReadSpace => ({
  space: readModel(exported),
  languages: Math.max(1, exported.locales.length),
  entries: entriesByType(exported.entries),
});
