import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { RedirectFile } from '../../pipeline/redirects/read-table.ts';
import { decodeText } from '../input/decode-text.ts';
import { UsageError } from '../usage-error.ts';

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
  const path = resolve(configFile === undefined ? '.' : dirname(configFile), redirects);
  return { path, content: await readAs(redirects, path, 'see "redirects" in the configuration') };
}

/** A redirect table that is named at the command line. */
export async function readNamedTable(named: string): Promise<ReadRedirectFile> {
  const path = resolve(named);
  return { path, content: await readAs(named, path, 'name the table to read') };
}

async function readAs(name: string, path: string, whatToDo: string): Promise<RedirectFile> {
  return { file: name, text: decodeText(await readBytes(path, whatToDo), name) };
}

async function readBytes(path: string, whatToDo: string): Promise<Buffer> {
  if (path.includes('\0')) throw new UsageError(`no file has the name of the redirect table; ${whatToDo}.`);
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`the redirect table ${path} is not there; ${whatToDo}.`);
    if (code === 'EISDIR') throw new UsageError(`the redirect table ${path} is a folder; ${whatToDo}.`);
    throw error;
  }
}
