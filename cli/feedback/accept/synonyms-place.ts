import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseConfig } from '../../config/parse-config.ts';
import { besideConfig } from '../../config/side-file.ts';
import { parseSynonyms } from '../../config/synonyms-file.ts';
import { decodeText } from '../../input/json/decode-text.ts';
import { parseJson } from '../../input/json/parse-json.ts';
import type { Project } from '../../input/project.ts';
import { saveReport } from '../../reporters/save-report.ts';
import { withSynonym } from './synonyms-text.ts';

/** Where a project has its synonyms: in a JSON file, which can be written, or in code, which can not. */
export type SynonymsPlace =
  | {
      readonly kind: 'json';
      readonly file: string;
      /** The keys that lead to the list. */
      readonly path: readonly string[];
    }
  | { readonly kind: 'code'; readonly file: string | undefined };

export function synonymsPlace({ input, configFile }: Pick<Project, 'input' | 'configFile'>): SynonymsPlace {
  const { synonyms } = input.config.search;
  if (typeof synonyms === 'string')
    return { kind: 'json', file: besideConfig(synonyms, configFile), path: [] };
  if (configFile === undefined || extname(configFile) !== '.json') return { kind: 'code', file: configFile };
  return { kind: 'json', file: configFile, path: ['search', 'synonyms'] };
}

/** Adds a group, in one step, so that nobody reads half of the file. False if the file has the group already. */
export async function addSynonym(
  { file, path }: Extract<SynonymsPlace, { kind: 'json' }>,
  group: readonly string[],
): Promise<boolean> {
  const bytes = await readFile(file);
  const before = decodeText(bytes, file);
  if (path.length === 0) parseSynonyms(before, file);
  else parseConfig(parseJson(before, file), file);
  const after = withSynonym(before, path, group);
  if (after === undefined) return false;
  const mark = bytes.subarray(0, bytes.length - Buffer.byteLength(before)).toString();
  await saveReport(file, mark + after, 'the synonyms');
  return true;
}

/** The line for a configuration in TypeScript: `['po', 'purchase order'],`. */
export const synonymLine = (group: readonly string[]): string =>
  `[${group.map((word) => `'${word.replaceAll(/[\\']/gu, String.raw`\$&`)}'`).join(', ')}],`;
