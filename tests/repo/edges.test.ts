import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './source-files.ts';

/** Where parsed JSON is taken for what it should be, and why that will do. */
const trusting: Readonly<Record<string, string>> = {
  'cli/input/export-reader.ts': 'a key, which the reader of the export has found in its quotes',
  'cli/input/json/find-repeated-keys.ts': 'the same',
  'cli/input/json/parse-items.ts': 'the same',
  'cli/stand-in/http/spoil.ts': 'an answer that the stand-in has just written',
  'reader/app/document/hydration-data.ts': 'the page and its scripts are of one build',
  'reader/services/log/log-item.ts': 'what was made JSON a line before',
};

/** Those of the programs: tests trust what they have set up. */
const programs = sourceFiles.filter((path) => /^(?:cli|pipeline|reader|schemas)\//u.test(path));

test('what comes from outside is unknown until something has checked it', () => {
  const found = programs.filter((path) => trusts(path));
  expect(found, 'parse it with a schema; see "Edges" in ARCHITECTURE.md').toEqual(Object.keys(trusting));
});

test.each([
  ['JSON.parse(text) as Reply', true],
  ['JSON.parse(text) as unknown as Reply', true],
  ['(await response.json()) as Reply', true],
  ['const reply: Reply = JSON.parse(text)', true],
  ['const reply: Reply = await response.json()', true],
  ['JSON.parse(text) as unknown', false],
  ['const reply: unknown = JSON.parse(text)', false],
  ['schema.parse(JSON.parse(text))', false],
  ['context.json(reply) as Response', false],
])('%s trusts what it reads: %s', (code, isTrusting) => {
  expect(trustsIn('code.ts', `${code};`)).toBe(isTrusting);
});

/** To parse all files takes seconds, and few of them read JSON. */
const trusts = (path: string): boolean => {
  const text = textOf(path);
  return readsJson.test(text) && trustsIn(path, text);
};

const readsJson = /\bparse\b|\bjson\b/u;

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  readonly type: string;
}

function trustsIn(path: string, text: string): boolean {
  let isTrusting = false;
  const look = (value: Node | null | undefined, type: Node | null | undefined) => {
    if (type != null && type.type !== 'TSUnknownKeyword') isTrusting ||= isParsed(value);
  };
  new Visitor({
    TSAsExpression: ({ expression, typeAnnotation }) => look(expression, typeAnnotation),
    VariableDeclarator: ({ id, init }) =>
      look(init, id.type === 'Identifier' ? id.typeAnnotation?.typeAnnotation : undefined),
  }).visit(parseSync(path, text).program);
  return isTrusting;
}

interface Wrapping extends Node {
  readonly expression?: Node;
  readonly argument?: Node;
  readonly callee?: Node & {
    readonly object?: { readonly name?: string };
    readonly property?: { readonly name?: string };
  };
  readonly arguments?: readonly unknown[];
}

/** Whether an expression is what `JSON.parse` or the `json` of a reply gives, under whatever it is wrapped in. */
function isParsed(node: Node | null | undefined): boolean {
  const { type, expression, argument, callee, arguments: given = [] } = (node ?? { type: '' }) as Wrapping;
  if (['ParenthesizedExpression', 'TSAsExpression'].includes(type)) return isParsed(expression);
  if (type === 'AwaitExpression') return isParsed(argument);
  if (type !== 'CallExpression') return false;
  const [object, property] = [callee?.object?.name, callee?.property?.name];
  return (object === 'JSON' && property === 'parse') || (property === 'json' && given.length === 0);
}
