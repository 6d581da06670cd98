import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseConfig } from '../../config/parse-config.ts';
import { besideConfig } from '../../config/side-file.ts';
import { decodeText } from '../../input/json/decode-text.ts';
import { parseJson } from '../../input/json/parse-json.ts';
import type { Project } from '../../input/project.ts';
import { saveReport } from '../../reporters/save-report.ts';
import { insertAt } from './insert-at.ts';
import { type Redirect, withRedirect } from './redirects-text.ts';

/** Where a project has its redirects: in a table, else in one that is made and named in a configuration in JSON, not in one in code. */
export type RedirectsPlace =
  | {
      readonly kind: 'table';
      readonly file: string;
      /** The configuration that does not name the table yet. */
      readonly unnamedIn: string | undefined;
    }
  | { readonly kind: 'code'; readonly file: string | undefined };

/** The table that is made. */
const newTable = 'redirects.csv';

export function redirectsPlace({ input, configFile }: Pick<Project, 'input' | 'configFile'>): RedirectsPlace {
  const { redirects } = input.config;
  if (redirects !== undefined)
    return { kind: 'table', file: besideConfig(redirects, configFile), unnamedIn: undefined };
  if (configFile === undefined || extname(configFile) !== '.json') return { kind: 'code', file: configFile };
  return { kind: 'table', file: besideConfig(newTable, configFile), unnamedIn: configFile };
}

/** Adds a redirect, each file in one step, so that nobody reads half of it. False if the table has a rule for the address already. */
export async function addRedirect(
  { file, unnamedIn }: Extract<RedirectsPlace, { kind: 'table' }>,
  redirect: Redirect,
): Promise<boolean> {
  const bytes = existsSync(file) ? await readFile(file) : Buffer.alloc(0);
  const before = decodeText(bytes, file);
  const after = withRedirect(before, redirect, file);
  const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(before)).toString();
  if (after !== undefined) await saveReport(file, mark + after, 'the redirect table');
  if (unnamedIn !== undefined) await nameTable(unnamedIn);
  return after !== undefined;
}

async function nameTable(configFile: string): Promise<void> {
  const bytes = await readFile(configFile);
  const text = decodeText(bytes, configFile);
  if (parseConfig(parseJson(text, configFile), configFile).redirects !== undefined) return;
  const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(text)).toString();
  const named = insertAt(text, ['redirects'], JSON.stringify(`./${newTable}`));
  await saveReport(configFile, mark + named, 'the configuration');
}
