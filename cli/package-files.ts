import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/** The folder of Fieldbook's own package, in a checkout and where it is installed. */
export const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

/** The path of a file that ships with Fieldbook, in a checkout and in an installed package. */
export const packageFile = (...segments: readonly string[]): string => join(packageFolder, ...segments);

/** The version of Fieldbook, or of the package in another folder. */
export const packageVersion = (folder = packageFolder): string =>
  z.object({ version: z.string() }).parse(packageJson(folder)).version;

/** The versions of a peer dependency that Fieldbook supports. Undefined if it names none. */
export const peerRange = (name: string): string | undefined =>
  z.object({ peerDependencies: z.record(z.string(), z.string()) }).parse(packageJson(packageFolder))
    .peerDependencies[name];

/**
 * The folder of the package that a folder belongs to. This module is `cli/package-files.ts` in a checkout and a part of
 * `dist/cli/` in the package.
 */
export function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}

const packageJson = (folder: string): unknown =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
