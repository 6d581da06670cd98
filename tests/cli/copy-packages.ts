import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isInstalled, lockedPackages } from '../repo/lock-file.ts';
import { packageRoot } from './run-cli.ts';

/** Copies the packages that the lock file gives users into a folder: what npm installs there, without a registry. */
export async function copyPackages(folder: string): Promise<void> {
  for (const { path } of lockedPackages.filter(isInstalled)) {
    const source = join(packageRoot, path);
    // one for another system is not there; those within a package have lines of their own
    if (!existsSync(source)) continue;
    await cp(source, join(folder, path), { recursive: true, filter: isOwn });
  }
}

const isOwn = (path: string): boolean => basename(path) !== 'node_modules';
