import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Packages {
  readonly packages: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/**
 * Installs packages of exact versions into a folder of their own, from the registry that npm is set to; nothing where they are
 * there already. No install script runs.
 */
export async function installInto(folder: string, { packages, overrides }: Packages): Promise<void> {
  const file = join(folder, 'package.json');
  const wanted = `${JSON.stringify({ private: true, dependencies: packages, overrides }, undefined, 2)}\n`;
  const isThere = existsSync(file) && (await readFile(file, 'utf8')) === wanted;
  if (isThere && existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  console.error(`installing ${Object.keys(packages).join(', ')}`);
  for (const old of ['node_modules', 'package-lock.json'])
    await rm(join(folder, old), { recursive: true, force: true });
  await writeFile(file, wanted);
  await execa('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}
