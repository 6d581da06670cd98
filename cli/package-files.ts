import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const packageFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)));

/** The path of a file that ships with Fieldbook, in a checkout and in an installed package. */
export const packageFile = (...segments: readonly string[]): string => join(packageFolder, ...segments);

export function packageVersion(): string {
  const text = readFileSync(packageFile('package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** This module is `cli/package-files.ts` in a checkout and a part of `dist/cli/` in the package. */
function findPackageFolder(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(dirname(folder));
}
