import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { textOf } from './source-files.ts';

/** What a file imports, types included: paths from the repository's root, and names of packages. */
export function importsOf(path: string): readonly string[] {
  return specifiersOf(path).map((specifier) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
  );
}

function specifiersOf(path: string): readonly string[] {
  const found: string[] = [];
  new Visitor({
    ImportDeclaration: ({ source }) => void found.push(source.value),
    ExportNamedDeclaration: ({ source }) => void (source && found.push(source.value)),
    ExportAllDeclaration: ({ source }) => void found.push(source.value),
    ImportExpression: ({ source }) =>
      void (source.type === 'Literal' && typeof source.value === 'string' && found.push(source.value)),
    TSImportType: ({ source }) => void found.push(source.value),
  }).visit(parseSync(path, textOf(path)).program);
  return found;
}
