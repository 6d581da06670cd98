import { resolve } from 'node:path';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { RedirectFile } from '../../pipeline/redirects/read-table.ts';
import { besideConfig, readSideFile } from './side-file.ts';

interface ReadRedirectFile {
  readonly path: string;
  readonly content: RedirectFile;
}

/** The redirect table that the configuration names, relative to the configuration. */
export async function readRedirectFile(
  { redirects }: PipelineConfig,
  configFile: string | undefined,
): Promise<ReadRedirectFile | undefined> {
  if (redirects === undefined) return undefined;
  const path = besideConfig(redirects, configFile);
  return { path, content: await readAs(redirects, path, 'see "redirects" in the configuration') };
}

/** The redirect table that the command line names. */
export async function readNamedTable(named: string): Promise<ReadRedirectFile> {
  const path = resolve(named);
  return { path, content: await readAs(named, path, 'name the table to read') };
}

async function readAs(name: string, path: string, whatToDo: string): Promise<RedirectFile> {
  return { file: name, text: await readSideFile({ name, path, what: 'the redirect table', whatToDo }) };
}
