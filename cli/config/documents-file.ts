import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { type OtherDocument, otherDocuments } from '../../pipeline/config/other-documents.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { UsageError } from '../usage-error.ts';
import { parseList } from './parse-list.ts';
import { besideConfig, readSideFile } from './side-file.ts';

interface DocumentsFile {
  readonly path: string;
  readonly documents: readonly OtherDocument[];
}

/** The documents of other systems that the configuration names, relative to the configuration. */
export async function readDocumentsFile(
  { search }: PipelineConfig,
  configFile: string | undefined,
): Promise<DocumentsFile | undefined> {
  const name = search.documents;
  if (name === undefined) return undefined;
  const path = besideConfig(name, configFile);
  const whatToDo = 'see "search.documents" in the configuration';
  const text = await readSideFile({ name, path, what: "the search's documents", whatToDo });
  const documents = parseList(parseJson(text, name), { name, schema: otherDocuments, what: 'document' });
  refuseRepeated(documents, name);
  return { path, documents };
}

function refuseRepeated(documents: readonly OtherDocument[], name: string): void {
  const first = new Map<string, number>();
  for (const [index, { id }] of documents.entries()) {
    const earlier = first.get(id);
    if (earlier !== undefined) {
      throw new UsageError(
        `in ${name}, document ${index + 1}: "id" is "${id}", as in document ${earlier + 1}; each needs one of its own`,
      );
    }
    first.set(id, index);
  }
}
