import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { TableInput } from '../../pipeline/redirects/check-table.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { checkExport } from '../config/check-export.ts';
import { loadConfig } from '../config/load-config.ts';
import { readNamedTable, readRedirectFile } from '../config/redirect-file.ts';
import { UsageError } from '../usage-error.ts';
import { usualExport } from './choose-export.ts';
import { exportName } from './export-name.ts';
import type { Project } from './project.ts';
import { readExportFile } from './read-export-file.ts';

/** The arguments of the commands for redirects. */
export interface TableOptions extends Pick<SourceOptions, 'config' | 'kb' | 'locale' | 'drafts'> {
  /** The export whose pages the redirects lead to. */
  readonly export?: string;
}

/** A redirect table, and the space that it is for, if there is one. */
export interface TableProject extends Pick<Project, 'exportFolder' | 'files'> {
  readonly input: TableInput;
}

/** Reads the named table or the configured one, and the named export or the default one. */
export async function openTable(named: string | undefined, options: TableOptions): Promise<TableProject> {
  const loaded = await loadConfig(options);
  const { config, file } = loaded;
  const table = named === undefined ? await readRedirectFile(config, file) : await readNamedTable(named);
  const exportFile = options.export ?? (existsSync(usualExport) ? usualExport : undefined);
  if (table === undefined && exportFile === undefined) throw new UsageError(noTable);
  const path = exportFile === undefined || exportFile === '-' ? exportFile : resolve(exportFile);
  const exported = path === undefined ? undefined : await readExportFile(path);
  if (exported !== undefined) checkExport(exported, loaded, exportName(path ?? ''));
  const isOnDisk = path !== undefined && path !== '-';
  return {
    input: { config, redirectFile: table?.content, exported, drafts: options.drafts ?? false },
    exportFolder: isOnDisk ? dirname(path) : undefined,
    files: [isOnDisk ? path : undefined, file, table?.path].flatMap((each) => each ?? []),
  };
}

const noTable =
  'no redirect table is named; name one (fieldbook redirects check redirects.csv) or set "redirects" in the configuration.';
