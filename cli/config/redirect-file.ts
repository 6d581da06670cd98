import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import type { RedirectFile } from '../../pipeline/redirects/read-table.ts';
import { decodeText } from '../input/decode-text.ts';
import { UsageError } from '../usage-error.ts';

/** The redirect table that the configuration names, relative to the configuration. */
export async function readRedirectFile(
  { redirects }: PipelineConfig,
  configFile: string | undefined,
): Promise<{ readonly path: string; readonly content: RedirectFile } | undefined> {
  if (redirects === undefined) return undefined;
  const path = resolve(configFile === undefined ? '.' : dirname(configFile), redirects);
  return { path, content: { file: redirects, text: decodeText(await readBytes(path), redirects) } };
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new UsageError(`the redirect table ${path} is not there; see "redirects" in the configuration.`);
  }
}
