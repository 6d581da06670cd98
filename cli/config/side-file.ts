import { dirname, resolve } from 'node:path';
import { decodeText } from '../input/json/decode-text.ts';
import { readInput } from '../reads/reads.ts';
import { UsageError } from '../usage-error.ts';

interface SideFile {
  /** The path as it was given. */
  readonly name: string;
  readonly path: string;
  /** The name in sentences, such as `the redirect table`. */
  readonly what: string;
  readonly whatToDo: string;
}

/** Reads a file that was named beside the export. Throws a sentence if it does not exist. */
export const readSideFile = async (file: SideFile): Promise<string> =>
  decodeText(await readBytes(file), file.name);

/** Names in a configuration are relative to it. */
export const besideConfig = (name: string, configFile: string | undefined): string =>
  resolve(configFile === undefined ? '.' : dirname(configFile), name);

async function readBytes({ path, what, whatToDo }: SideFile): Promise<Buffer> {
  if (path.includes('\0')) throw new UsageError(`no file has the name of ${what}; ${whatToDo}.`);
  try {
    return await readInput(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`${what} ${path} is not there; ${whatToDo}.`);
    if (code === 'EISDIR') throw new UsageError(`${what} ${path} is a folder; ${whatToDo}.`);
    throw error;
  }
}
