import { existsSync } from 'node:fs';
import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { entriesByType } from '../../pipeline/model/reading/entries-by-type.ts';
import { isContentTypeId } from '../../schemas/content/index.ts';
import type { SourceKind } from '../commands/options/flag-values.ts';
import { chooseExport, usualExport } from '../input/choose-export.ts';
import { parseWithProgress, readWithProgress } from '../input/read-with-progress.ts';
import { readConnection } from '../source/connection.ts';
import { withSpinner } from '../terminal/progress.ts';
import { UsageError } from '../usage-error.ts';
import { readEditors } from './read-editors.ts';

/** The space to propose a configuration for. Undefined where no export is named and there is none. */
export async function readProposed(
  named: string | undefined,
  source: SourceKind | undefined,
): Promise<RawExport | undefined> {
  const exported = await read(named, source);
  if (exported !== undefined && exported.contentTypes.length === 0 && !isOurs(exported)) {
    throw new UsageError(
      'the export holds no content model (its "contentTypes" is empty or missing); export the space without --skip-content-model.',
    );
  }
  return exported;
}

/** Without a content model, entries of our types can still be read. */
const isOurs = ({ entries }: RawExport): boolean => [...entriesByType(entries).keys()].every(isContentTypeId);

async function read(
  named: string | undefined,
  source: SourceKind | undefined,
): Promise<RawExport | undefined> {
  if (source === 'contentful') {
    if (named !== undefined) {
      throw new UsageError(`${named} is not read with --source contentful; leave one of them out.`);
    }
    const { liveSpace } = await import('../source/live/live-space.ts');
    const connection = readConnection();
    const space = await withSpinner('reading the space', liveSpace(connection, { drafts: false }).read);
    return { ...space, editorInterfaces: [...(await readEditors(connection))] };
  }
  if (named === undefined && !existsSync(usualExport)) return undefined;
  const path = chooseExport(named);
  return parseWithProgress(await readWithProgress(path), path);
}
