import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type Language, languages } from '../../../schemas/languages.ts';
import { isWithin, repositoryFiles, textOf } from '../source-files.ts';
import { byModule, listed } from './listed.ts';

/** A content type, and the path of its file in `schemas/content/`, without its ending. Its view has the same path in `reader/views/`. */
export interface DefinedType {
  readonly definition: ContentTypeDefinition;
  readonly file: string;
}

/** Every content type that a file of `schemas/content/` defines, in the order of the list, new ones at its end. */
export async function definedTypes(): Promise<DefinedType[]> {
  const files = repositoryFiles.filter((path) => isWithin(path, 'schemas/content') && path !== listPath);
  const types = await Promise.all(
    files.map(async (path) => {
      const values = Object.values(
        (await import(/* @vite-ignore */ `../../../${path}`)) as Readonly<Record<string, unknown>>,
      );
      const file = path.slice('schemas/content/'.length).replace(/\.ts$/u, '');
      return values.filter(isDefinition).map((definition) => ({ definition, file }));
    }),
  );
  const known = [...textOf(listPath).matchAll(/^ {2}(\w+),$/gmu)].map(([, id]) => id);
  const place = ({ definition: { id } }: DefinedType) => known.indexOf(id) + 1 || Infinity;
  return types.flat().toSorted((a, b) => place(a) - place(b));
}

const listPath = 'schemas/content/index.ts';

const isDefinition = (value: unknown): value is ContentTypeDefinition =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value && 'fields' in value;

/** The files that list content types, as they are to be: path and text. `npm run lists` writes them. */
export async function contentLists(): Promise<Map<string, string>> {
  const types = await definedTypes();
  const ids = types.map(({ definition }) => definition.id);
  const shown = types.filter(({ definition }) => definition.isNeverShown === undefined);
  const articles = types.filter(({ definition }) => definition.isArticle === true);
  const routed = types.filter(({ definition }) => definition.route !== undefined);
  return new Map([
    listed(listPath, {
      imports: importsOf(types, (id) => id, '.ts'),
      'export const contentTypes': ids.map((id) => `${id},`),
    }),
    ...languages.map((language) => labelled(language, types)),
    listed('schemas/content/article-types.ts', {
      'export const articleTypes': articles.map(({ definition }) => `'${definition.id}',`),
    }),
    listed('schemas/routes.ts', {
      'export const routes': routed.map(({ definition: { id, route } }) => `${id}: '${route}',`).toSorted(),
    }),
    listed('reader/views/index.tsx', {
      imports: [...importsOf(shown, componentOf, '.tsx'), "import type { Views } from './view.ts';"].toSorted(
        byModule,
      ),
      'export const views': types.map(({ definition: { id, isNeverShown } }) =>
        isNeverShown === undefined ? `${id}: ${componentOf(id)},` : `${id}: Nothing, // ${isNeverShown}`,
      ),
    }),
  ]);
}

/** `kbFaq` has the view `KbFaq`. */
export const componentOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function importsOf(types: readonly DefinedType[], nameOf: (id: string) => string, ending: string): string[] {
  const files = [...new Set(types.map(({ file }) => file))];
  return files
    .map((file) => {
      const names = types.filter((type) => type.file === file).map(({ definition }) => nameOf(definition.id));
      return `import { ${names.toSorted().join(', ')} } from './${file}${ending}';`;
    })
    .toSorted(byModule);
}

/** The texts of the search with a line for each type that readers have a name for, new ones after the others. */
function labelled(language: Language, types: readonly DefinedType[]): [path: string, text: string] {
  const path = `reader/messages/${language}/search.json`;
  const labels = new Map(
    types.flatMap(({ definition: { id, readerLabel } }) =>
      readerLabel === undefined ? [] : [[id, JSON.stringify(readerLabel[language])] as const],
    ),
  );
  const lines = textOf(path).split('\n');
  const kept = lines.flatMap((line) => {
    const [, id] = /^ {2}"type\.(\w+)": /u.exec(line) ?? [];
    if (id === undefined || ofSources.includes(id)) return [line];
    const label = labels.get(id);
    labels.delete(id);
    return label === undefined ? [] : [typeLine(id, label)];
  });
  const end = kept.findIndex((line) => line.startsWith(`  "type.${ofSources[0]}"`));
  return [path, kept.toSpliced(end, 0, ...[...labels].map(([id, label]) => typeLine(id, label))).join('\n')];
}

const typeLine = (id: string, label: string): string => `  "type.${id}": ${label},`;

/** What search results can be of beside content types. */
const ofSources: readonly string[] = ['knowledgeBase', 'otherDocuments', 'tag', 'other'];
