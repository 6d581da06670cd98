import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { synonymGroups } from '../../pipeline/config/search.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { parseList } from './parse-list.ts';
import { besideConfig, readSideFile } from './side-file.ts';

interface SynonymsFile {
  readonly path: string;
  readonly synonyms: readonly (readonly string[])[];
}

/** The synonyms of the file that the configuration names, relative to the configuration. */
export async function readSynonymsFile(
  { search: { synonyms: name } }: PipelineConfig,
  configFile: string | undefined,
): Promise<SynonymsFile | undefined> {
  if (typeof name !== 'string') return undefined;
  const path = besideConfig(name, configFile);
  const whatToDo = 'write [] into it, or see "search.synonyms" in the configuration';
  const text = await readSideFile({ name, path, what: "the search's synonyms", whatToDo });
  return { path, synonyms: parseSynonyms(text, name) };
}

/** Parses the text of such a file. */
export const parseSynonyms = (text: string, name: string): string[][] =>
  parseList(parseJson(text, name), { name, schema: synonymGroups, what: 'group' });
