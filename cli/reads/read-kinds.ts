import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import { entriesIn } from '../site/files-in.ts';

/** By size, times and inode, the state of files. If it was last changed well before a run, the run has read that state. */
export interface DiskState {
  readonly fingerprint: string;
  readonly changedMs: number;
}

interface ReadKind {
  /** A text that is the same as long as what was read is the same. */
  readonly answer: (path: string) => string | Promise<string>;
  /** Absent if an answer is as fast. Throws if there is nothing. */
  readonly state?: (path: string) => DiskState;
}

/** What a run can ask of the disk. */
export const readKinds = {
  /** The bytes of a file. */
  file: { answer: (path) => (statSync(path).isFile() ? sha256(readFileSync(path)) : noFile), state: stateOf },
  /** All files below a folder, with their bytes. */
  tree: { answer: treeAnswer, state: (path) => joined(filesBelow(path).map(stateOf)) },
  /** What stands at a path. */
  kind: { answer: kindAt },
  /** Where links lead to. */
  place: { answer: (path) => realpathSync.native(path) },
  /** A package that need not be installed, as Fieldbook finds it. */
  package: { answer: packageAnswer },
  /** A package that the configuration names: the path in `node_modules` beside it, where Node.js begins to look. */
  resolved: { answer: resolvedAnswer },
  /** The value of a configuration that is a program: it may have read anything. */
  settings: {
    answer: async (path) =>
      settingsAnswer(await (await import('../config/import-settings.ts')).importSettings(path)),
  },
} as const satisfies Readonly<Record<string, ReadKind>>;

export type ReadKindName = keyof typeof readKinds;
export const readKindNames = Object.keys(readKinds) as ReadKindName[]; // its own keys

/** The answer of a pipe or a link in the place of a file. */
export const noFile = 'no file';

/** What an error answers. */
export const errorAnswer = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

export function kindAt(path: string): 'file' | 'folder' | 'other' | 'missing' {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'missing';
  return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
}

export function treeAnswer(folder: string): string {
  const files = entriesIn(folder).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const hashes = files.map(({ path, entry }) => [
    path,
    entry.isFile() ? sha256(readFileSync(join(folder, path))) : noFile,
  ]);
  return sha256(JSON.stringify(hashes));
}

export const settingsAnswer = (settings: unknown): string => sha256(JSON.stringify(settings) ?? '');

const filesBelow = (folder: string): readonly string[] =>
  entriesIn(folder).flatMap(({ path, entry }) => (entry.isFile() ? [join(folder, path)] : []));

function stateOf(path: string): DiskState {
  const { size, mtimeMs, ctimeMs, ino, dev }: Stats = statSync(path);
  return {
    fingerprint: [path, size, mtimeMs, ctimeMs, ino, dev].join(' '),
    changedMs: Math.max(mtimeMs, ctimeMs),
  };
}

const joined = (states: readonly DiskState[]): DiskState => ({
  fingerprint: sha256(states.map(({ fingerprint }) => fingerprint).join('\n')),
  changedMs: states.reduce((latest, { changedMs }) => Math.max(latest, changedMs), 0),
});

/** Native packages are loaded: one that is installed may not run on this system. */
const natives: readonly string[] = ['@resvg/resvg-js'];

function packageAnswer(name: string): string {
  const require = createRequire(import.meta.url);
  if (natives.includes(name)) require(name);
  return sha256(readFileSync(require.resolve(`${name}/package.json`)));
}

export function resolvedAnswer(path: string): string {
  const [name = ''] = path.split(`${sep}node_modules${sep}`).slice(-1);
  return createRequire(path).resolve(`${name.replaceAll(sep, '/')}/package.json`);
}
