import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import { entriesIn } from '../site/files-in.ts';
import {
  errorAnswer,
  kindAt,
  type ReadKindName,
  readKinds,
  resolvedAnswer,
  settingsAnswer,
  treeAnswer,
} from './read-kinds.ts';

/** A question to the disk and its answer. A later run asks again, to know whether its inputs are the same. */
export interface Read {
  readonly kind: ReadKindName;
  readonly path: string;
  readonly answer: string;
}

/** What a run has read of its inputs. */
export interface RecordedReads {
  readonly startedMs: number;
  readonly reads: ReadonlyMap<string, Read>;
  /** What the user was told of the inputs. */
  readonly sentences: readonly string[];
}

interface Recording extends RecordedReads {
  readonly reads: Map<string, Read>;
  readonly sentences: string[];
}

/** Several only where a process runs several commands: then each has also what the others read. */
const recordings = new Set<Recording>();

/** Runs a command and records what it reads through the functions of this module: all that its result follows from. */
export async function recordReads<Value>(run: (recorded: RecordedReads) => Promise<Value>): Promise<Value> {
  const recording: Recording = { startedMs: Date.now(), reads: new Map(), sentences: [] };
  recordings.add(recording);
  try {
    return await run(recording);
  } finally {
    recordings.delete(recording);
  }
}

/** No answer: what was read twice in a run and changed between. */
const changedMeanwhile = '';

function note(kind: ReadKindName, path: string, answer: () => string): void {
  if (recordings.size === 0) return;
  const read = { kind, path, answer: answer() };
  for (const { reads } of recordings) {
    const key = `${kind} ${path}`;
    const isOther = (reads.get(key)?.answer ?? read.answer) !== read.answer;
    reads.set(key, isOther ? { ...read, answer: changedMeanwhile } : read);
  }
}

/** Reads, and notes the answer or the error. */
function noting<Value>(
  { kind, path }: Pick<Read, 'kind' | 'path'>,
  read: () => Value,
  answer: (value: Value) => string,
): Value {
  try {
    const value = read();
    note(kind, path, () => answer(value));
    return value;
  } catch (error) {
    note(kind, path, () => errorAnswer(error));
    throw error;
  }
}

/** `readFile` for inputs. */
export async function readInput(path: string) {
  try {
    const bytes = await readFile(path);
    noteFile(path, () => sha256(bytes));
    return bytes;
  } catch (error) {
    noteFile(path, () => errorAnswer(error));
    throw error;
  }
}

/** Notes a file that was read otherwise, by its hash. */
export const noteFile = (path: string, hash: () => string): void => note('file', resolve(path), hash);

/** What stands at the path of an input. */
export const inputKind = (path: string): ReturnType<typeof kindAt> =>
  noting({ kind: 'kind', path: resolve(path) }, () => kindAt(path), String);

export const isInput = (path: string): boolean => inputKind(path) !== 'missing';

/** `realpath` for inputs. */
export const inputPlace = (path: string): string =>
  noting({ kind: 'place', path: resolve(path) }, () => readKinds.place.answer(path), String);

/** `entriesIn` for inputs. */
export const inputTree = (folder: string): ReturnType<typeof entriesIn> =>
  noting(
    { kind: 'tree', path: folder },
    () => entriesIn(folder),
    () => treeAnswer(folder),
  );

/** Notes the files of the program itself. */
export const noteTree = (folder: string): void => note('tree', folder, () => treeAnswer(folder));

/** Whether a package that need not be installed is there and runs. */
export function isInstalled(name: string): boolean {
  try {
    noting({ kind: 'package', path: name }, () => readKinds.package.answer(name), String);
    return true;
  } catch {
    return false;
  }
}

/** The `package.json` of a package that is installed beside a file, or above. */
export function installedPackage(name: string, beside: string): string {
  const path = join(dirname(beside), 'node_modules', name);
  return noting({ kind: 'resolved', path }, () => resolvedAnswer(path), String);
}

/** Notes the value of a configuration that is a program. */
export const noteSettings = (path: string, settings: unknown): void =>
  note('settings', path, () => settingsAnswer(settings));

/** `warnOnStderr` about an input. */
export const warnOfInput = (sentence: string): void => sayOfInput(`warning: ${sentence}`);

/** Prints a sentence about an input. A later run with the same inputs prints it too. */
export function sayOfInput(sentence: string): void {
  for (const { sentences } of recordings) sentences.push(sentence);
  console.error(sentence);
}
