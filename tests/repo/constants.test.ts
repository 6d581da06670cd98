import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { isWithin, sourceFiles, textOf } from './source-files.ts';

interface Exported {
  readonly name: string;
  /** Of the declaration: `const`, `function`, `class`, ... */
  readonly kind: string;
  readonly docblock: string | undefined;
}

const typeDeclarations = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration'];

const files = sourceFiles.filter((path) => isWithin(path, 'schemas/spec'));
const values = files.flatMap((path) => exportedValues(path).map((value) => ({ path, ...value })));

describe('every constant of the specification', () => {
  test.each(values)('$name says its unit and its source, in $path', ({ docblock }) => {
    expect(docblock).toMatch(/Unit: \S/u);
    expect(docblock).toMatch(/Source: \S/u);
  });

  test('is a constant: there is nothing else in the folder', () => {
    expect(values.filter(({ kind }) => kind !== 'const')).toEqual([]);
  });

  test('has a name of its own, so that a file can import from several subjects', () => {
    const names = values.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

/** What a file exports, but for types. */
function exportedValues(path: string): readonly Exported[] {
  const text = textOf(path);
  const { program, comments } = parseSync(path, text);
  return program.body.flatMap((statement): readonly Exported[] => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration, start } = statement;
    if (typeDeclarations.includes(declaration.type)) return [];
    const before = comments.findLast((comment) => comment.end <= start);
    const isDocblock = before?.value.startsWith('*') && text.slice(before.end, start).trim() === '';
    const docblock = isDocblock ? before?.value : undefined;
    if (declaration.type !== 'VariableDeclaration')
      return [{ name: text.slice(start, start + 60), kind: declaration.type, docblock }];
    return declaration.declarations.map(({ id }) => ({
      name: text.slice(id.start, id.end),
      kind: declaration.kind,
      docblock,
    }));
  });
}
