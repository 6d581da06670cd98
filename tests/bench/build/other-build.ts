import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UsageError } from '../../../cli/usage-error.ts';
import { cacheFolder, root } from '../cache-folder.ts';

/** A build of this program. */
export interface ProgramBuild {
  readonly name: string;
  readonly main: string;
  /** Its checkout; undefined for a package, which has no sources. */
  readonly checkout: string | undefined;
}

const mainOf = (folder: string): string => join(folder, 'dist/cli/main.js');

export const thisBuild: ProgramBuild = { name: 'this build', main: mainOf(root), checkout: root };

/**
 * The build to compare with: the folder of an unpacked package, or a commit, a tag or a version, which is checked out and built once.
 * An empty text is the last release; before the first one, the commit before the last of `main`.
 */
export async function otherBuild(against: string): Promise<ProgramBuild> {
  const main = mainOf(resolve(against));
  if (against !== '' && existsSync(main)) return { name: against, main, checkout: undefined };
  const ref = against === '' ? ((await lastRelease()) ?? 'main^') : against;
  const commit = (await commitOf(ref)) ?? (await commitOf(`v${ref}`));
  if (commit === undefined)
    throw new UsageError(
      `"${ref}" is no commit, no version and no folder of a package with dist/cli/main.js.`,
    );
  const checkout = join(await cacheFolder('bench/older'), commit.slice(0, 12));
  if (!existsSync(mainOf(checkout))) await checkOut(commit, checkout);
  return { name: `${ref} (${commit.slice(0, 10)})`, main: mainOf(checkout), checkout };
}

const git = (...values: readonly string[]) => execa('git', values, { cwd: root, reject: false });

/** The newest tag of a version that this commit is not. */
async function lastRelease(): Promise<string | undefined> {
  const { stdout } = await git(
    'tag',
    '--list',
    'v[0-9]*',
    '--sort=-version:refname',
    '--no-contains',
    'HEAD',
  );
  return stdout.split('\n').find((tag) => tag !== '');
}

async function commitOf(ref: string): Promise<string | undefined> {
  const { stdout, exitCode } = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return exitCode === 0 ? stdout : undefined;
}

async function checkOut(commit: string, folder: string): Promise<void> {
  console.error(`building ${commit.slice(0, 10)}`);
  if (!existsSync(folder))
    await execa('git', ['worktree', 'add', '--force', '--detach', folder, commit], { cwd: root });
  if (!existsSync(join(folder, 'node_modules'))) await installPackages(folder);
  await execa('npm', ['run', 'build'], { cwd: folder });
}

/** Those of this checkout, as hard links that a later installation here leaves alone, if both lock the same ones. */
async function installPackages(folder: string): Promise<void> {
  const [here, there] = await Promise.all(
    [root, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  );
  if (here !== there) {
    await execa('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
    return;
  }
  const unfinished = join(folder, 'node_modules.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await execa('cp', ['-al', join(root, 'node_modules'), unfinished]);
  await rename(unfinished, join(folder, 'node_modules'));
}
