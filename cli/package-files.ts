import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '../schemas/base/invariant.ts';
import { valueAt } from '../schemas/base/value-at.ts';

/** The folder of Fieldbook's own package, in a checkout and where it is installed. */
export const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

/** The path of a file that ships with Fieldbook, in a checkout and in an installed package. */
export const packageFile = (...segments: readonly string[]): string => join(packageFolder, ...segments);

/** The version of Fieldbook, or of the package in another folder. */
export function packageVersion(folder = packageFolder): string {
  const version = valueAt(packageJson(folder), ['version']);
  invariant(typeof version === 'string', 'a package has a version');
  return version;
}

/** The versions of a peer dependency that Fieldbook supports. Undefined if it names none. */
export function peerRange(name: string): string | undefined {
  const range = valueAt(packageJson(packageFolder), ['peerDependencies', name]);
  return typeof range === 'string' ? range : undefined;
}

/**
 * The folder of the package that a folder belongs to. This module is `cli/package-files.ts` in a checkout and a part of
 * `dist/cli/` in the package.
 */
export function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}

const packageJson = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
