import { dirname } from 'node:path';
import type { BuildInput } from '../../pipeline/build.ts';
import type { SourceOptions } from '../commands/source-options.ts';
import { loadConfig } from '../config/load-config.ts';
import { readRedirectFile } from '../config/redirect-file.ts';
import { chooseExport } from './choose-export.ts';
import { mediaBeside } from './media-beside.ts';
import { readExportFile } from './read-export-file.ts';

/** Everything that a command works on, read and checked. */
export interface Project {
  readonly input: BuildInput;
  /** The folder of the export, in which its media lie; undefined where it came from stdin. */
  readonly exportFolder: string | undefined;
  /** The files that were read; a change of one is a change of the project. */
  readonly files: readonly string[];
}

export async function openProject(named: string | undefined, options: SourceOptions): Promise<Project> {
  const { config, file } = await loadConfig(options);
  const exportFile = chooseExport(named);
  const exported = await readExportFile(exportFile);
  const redirectFile = await readRedirectFile(config, file);
  const exportFolder = exportFile === '-' ? undefined : dirname(exportFile);
  return {
    input: {
      exported,
      config,
      redirectFile: redirectFile?.content,
      drafts: options.drafts ?? false,
      now: (options.now ?? new Date()).toISOString().slice(0, 10),
      media: exportFolder === undefined ? undefined : mediaBeside(exportFolder),
    },
    exportFolder,
    files: [exportFile, file, redirectFile?.path].flatMap((each) => (each && each !== '-' ? [each] : [])),
  };
}
