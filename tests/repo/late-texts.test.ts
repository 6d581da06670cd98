import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { first } from '../../reader/messages/en/first.ts';
import { more } from '../../reader/messages/en/more.ts';
import { isWithin, sourceFiles, textOf } from './source-files.ts';
import { posix } from 'node:path';

const lateTexts = 'reader/messages/more.ts';
const readers = sourceFiles.filter((path) => isWithin(path, 'reader') && !isWithin(path, 'reader/messages'));

/** It writes Markdown too, which no route brings texts for. */
const prerenderer = 'reader/app/prerender.tsx';

test('what has a script of its own brings the texts that it says', () => {
  const forgetful = [...scripts(), prerenderer].filter((entry) => {
    const modules = reachedFrom(entry);
    return !modules.has(lateTexts) && [...modules].some(saysLateText);
  });
  expect(forgetful).toEqual([]);
});

test('the first script says only texts that it has', () => {
  const modules = reachedFrom('reader/app/browser.tsx');
  expect([...modules].filter(saysLateText)).toEqual([]);
  expect(modules).not.toContain(lateTexts);
});

/** What is loaded by itself, when it is asked for. */
const scripts = (): readonly string[] => [...new Set(readers.flatMap((path) => importsIn(path).late))];

/** The modules that come in one go: those that it imports, and theirs. */
function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set([entry]);
  for (const path of reached) for (const next of importsIn(path).now) reached.add(next);
  return reached;
}

const known = new Map<string, boolean>();

/** Looked up once for each module: many scripts share it. */
function saysLateText(path: string): boolean {
  const says = known.get(path) ?? hasLateKey(path);
  known.set(path, says);
  return says;
}

/** Keys are written out, or begin with what is written out: `service.${kind}`. */
function hasLateKey(path: string): boolean {
  if (isWithin(path, 'reader/messages')) return path === 'reader/messages/failure-message.ts';
  const text = textOf(path);
  const isSaid = (key: string) =>
    text.includes(`'${key}'`) || (text.includes(`message(\`${groupOf(key)}.\${`) && !isFirst(groupOf(key)));
  return Object.keys(more).some(isSaid);
}

const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));
const isFirst = (group: string): boolean => Object.keys(first).some((key) => groupOf(key) === group);

interface Imports {
  readonly now: readonly string[];
  readonly late: readonly string[];
}

const read = new Map<string, Imports>();

/** The modules of the reader that a module imports, but for their types. */
function importsIn(path: string): Imports {
  const before = read.get(path);
  if (before !== undefined) return before;
  const now: string[] = [];
  const late: string[] = [];
  const add = (list: string[], specifier: unknown) => {
    if (typeof specifier !== 'string' || !/^\.{1,2}\/.*\.tsx?$/u.test(specifier)) return;
    const found = posix.join(posix.dirname(path), specifier);
    if (isWithin(found, 'reader')) list.push(found);
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => importKind !== 'type' && add(now, source.value),
    ImportExpression: ({ source }) => source.type === 'Literal' && add(late, source.value),
  }).visit(parseSync(path, textOf(path)).program);
  read.set(path, { now, late });
  return { now, late };
}
