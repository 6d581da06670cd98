import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, root } from '../cache-folder.ts';

/** Checks an older commit out beside this one and builds it, once; gives its command. */
export async function olderBuild(commit: string): Promise<string> {
  const { stdout: hash } = await execa('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root });
  const folder = join(await cacheFolder('bench/older'), hash.slice(0, 12));
  const main = join(folder, 'dist/cli/main.js');
  if (existsSync(main)) return main;
  if (!existsSync(folder)) await execa('git', ['worktree', 'add', '--detach', folder, hash], { cwd: root });
  await installPackages(folder);
  await execa('npm', ['run', 'build'], { cwd: folder });
  return main;
}

/** Those of this checkout, if both lock the same ones. */
async function installPackages(folder: string): Promise<void> {
  if (existsSync(join(folder, 'node_modules'))) return;
  const [here, there] = await Promise.all(
    [root, folder].map((each) => readFile(join(each, 'package-lock.json'), 'utf8')),
  );
  if (here === there) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await execa('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
}
