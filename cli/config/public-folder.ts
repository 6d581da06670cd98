import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { inputKind } from '../reads/reads.ts';
import { UsageError } from '../usage-error.ts';
import { besideConfig } from './side-file.ts';

const whatToDo = 'see "publicFolder" in the configuration';

/** The absolute path of the folder with the user's own files. Throws a sentence if it is no folder. */
export function publicFolderOf(
  { publicFolder }: PipelineConfig,
  configFile: string | undefined,
): string | undefined {
  if (publicFolder === undefined) return undefined;
  if (publicFolder.includes('\0'))
    throw new UsageError(`no folder has the name of the public folder; ${whatToDo}.`);
  const path = besideConfig(publicFolder, configFile);
  const kind = inputKind(path);
  if (kind === 'missing') throw new UsageError(`the public folder ${path} is not there; ${whatToDo}.`);
  if (kind !== 'folder') throw new UsageError(`the public folder ${path} is a file; ${whatToDo}.`);
  return path;
}
