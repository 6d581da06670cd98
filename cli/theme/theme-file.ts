import { basename, extname } from 'node:path';
import { sha256 } from '../../pipeline/hash.ts';
import type { ThemeFile } from '../../pipeline/theme/resolved-theme.ts';
import { besideConfig } from '../config/side-file.ts';
import { readInput } from '../reads/reads.ts';
import { describeSystemFailure } from '../system-failure.ts';
import { UsageError } from '../usage-error.ts';

/** Where a file of the theme is named, such as `theme.logo`, and the name. */
export interface NamedFile {
  readonly setting: string;
  readonly name: string;
}

/** Reads a file that the theme names, relative to the configuration. Throws a sentence if it cannot be read. */
export async function readThemeFile(
  { setting, name }: NamedFile,
  configFile: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = besideConfig(name, configFile);
  try {
    return await readInput(path);
  } catch (error) {
    const reason = describeSystemFailure(error) ?? String(error);
    throw new UsageError(`"${setting}" is ${name}, which cannot be read: ${reason}.`, { cause: error });
  }
}

/** A file of the site by its path. */
export const themeFile = (path: string, bytes: Uint8Array<ArrayBuffer>): ThemeFile => ({
  path,
  sha256: sha256(bytes),
  bytes,
});

/** A file under `assets/` whose name holds its hash. */
export function hashedThemeFile(name: string, bytes: Uint8Array<ArrayBuffer>): ThemeFile {
  const hash = sha256(bytes);
  const extension = extname(name);
  const plain = basename(name, extension).replaceAll(/[^\w-]+/gu, '-');
  return { path: `assets/${plain}-${hash.slice(0, 8)}${extension.toLowerCase()}`, sha256: hash, bytes };
}
