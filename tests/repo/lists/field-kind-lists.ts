import { isWithin, repositoryFiles, textOf } from '../source-files.ts';
import { byModule, listed } from './listed.ts';

const kinds = 'schemas/fields/kinds';
const samples = 'tests/schemas/fields/kinds';

/**
 * The files that list field kinds, as they are to be: path and text. They are made of the texts of the kinds, because no content type
 * can be read before its kinds are listed.
 */
export function fieldKindLists(): Map<string, string> {
  const defined = namesIn(kinds, /^export const (\w+)Kind = /gmu);
  const sampled = namesIn(samples, /^export const (\w+): KindSample = /gmu);
  return new Map([
    listed('schemas/fields/index.ts', {
      imports: [
        "import type { FieldKindDefinition } from './field.ts';",
        ...defined.map(({ file, names }) =>
          importOf(
            names.flatMap((name) => [name, `${name}Kind`]),
            `./kinds/${file}`,
          ),
        ),
      ].toSorted(byModule),
      'export const f': sorted(defined).map((name) => `${name},`),
      'export const fieldKinds': sorted(defined).map((name) => `${name}: ${name}Kind,`),
    }),
    listed('tests/schemas/fields/kind-samples.ts', {
      imports: [
        "import type { FieldKind } from '../../../schemas/fields/index.ts';",
        "import type { KindSample } from './kind-sample.ts';",
        ...sampled.map(({ file, names }) => importOf(names, `./kinds/${file}`)).toSorted(byModule),
      ],
      'export const kindSamples': sorted(sampled).map((name) => `${name},`),
    }),
  ]);
}

/** A file of a folder, and what it names. */
interface Named {
  readonly file: string;
  readonly names: readonly string[];
}

const namesIn = (folder: string, pattern: RegExp): Named[] =>
  repositoryFiles
    .filter((path) => isWithin(path, folder))
    .map((path) => ({
      file: path.slice(folder.length + 1),
      names: [...textOf(path).matchAll(pattern)].map(([, name = '']) => name),
    }));

const sorted = (found: readonly Named[]): string[] => found.flatMap(({ names }) => names).toSorted();

const importOf = (names: readonly string[], file: string) =>
  `import { ${names.toSorted().join(', ')} } from '${file}';`;
