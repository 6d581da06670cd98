import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { basename } from 'node:path';
import { readExport, type RawExport } from '../../pipeline/decode/raw-export.ts';
import { UsageError } from '../usage-error.ts';
import { decodeText } from './decode-text.ts';
import { parseJson } from './parse-json.ts';
import { repeatedKeys } from './repeated-keys.ts';

const whatToDo = 'Make one with `contentful space export`';

/** Reads an export from a file, or from stdin where the path is `-`. */
export const readExportFile = async (path: string): Promise<RawExport> =>
  parseExport(await readExportBytes(path), path);

/** The bytes of an export; `read` takes them out of a file in another way than at once. */
export const readExportBytes = (
  path: string,
  read: (path: string) => Promise<Buffer> = readFile,
): Promise<Buffer> => (path === '-' ? buffer(process.stdin) : readBytes(path, read));

/** The export that a file holds; what is none ends the command. */
export function parseExport(bytes: Uint8Array, path: string): RawExport {
  const name = path === '-' ? 'standard input' : basename(path);
  const text = decodeText(bytes, name);
  if (text.trim() === '') throw new UsageError(`${name} is empty; an export is a JSON file. ${whatToDo}.`);
  const value = parseJson(text, name);
  const read = readExport(value, repeatedKeys(text, value));
  if (read.ok) return read.value;
  throw new UsageError(`${name} is no Contentful export: ${read.failure}. ${whatToDo}.`);
}

async function readBytes(path: string, read: (path: string) => Promise<Buffer>): Promise<Buffer> {
  try {
    return await read(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`there is no file ${path}; name the export to read.`);
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder; name the export file in it.`);
    if (code === 'ERR_FS_FILE_TOO_LARGE')
      throw new UsageError(`${path} is over 2 GiB, more than Fieldbook reads.`);
    throw error;
  }
}
