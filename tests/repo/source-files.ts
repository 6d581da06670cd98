import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The files of the repository that are not ignored, committed or not, as paths from its root. */
export const repositoryFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
)
  .split('\0')
  .filter((path) => path !== '' && repositoryHas(path))
  .toSorted();

/** Those that are TypeScript. */
export const sourceFiles: readonly string[] = repositoryFiles.filter((path) => /\.tsx?$/u.test(path));

export function repositoryHas(path: string): boolean {
  return existsSync(new URL(path, root));
}

export function textOf(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

/** As the last commit has it. */
export const committedTextOf = (path: string): string =>
  execFileSync('git', ['show', `HEAD:${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);
