import { readExport, type RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { readInput } from '../reads/reads.ts';
import { UsageError } from '../usage-error.ts';
import { startOfText } from './json/decode-text.ts';
import { exportName } from './export-name.ts';
import { parseItems, type ParseOptions } from './json/parse-items.ts';
import { readWhole } from './read-whole.ts';
import type { ItemList } from './json/scan-items.ts';

const whatToDo = 'Make one with `fieldbook export` or `contentful space export`';

/** Reads an export from a file, or from stdin where the path is `-`. */
export const readExportFile = async (path: string): Promise<RawExport> =>
  parseExport(await readExportBytes(path), path);

/** Reads the bytes of an export. `read` replaces `readFile`. */
export const readExportBytes = (
  path: string,
  read: (path: string) => Promise<Buffer> = readInput,
): Promise<Buffer> => (path === '-' ? readStdin() : readBytes(path, read));

/** Parses an export. Throws if it is none. */
export const parseExport = (bytes: Buffer, path: string, options?: ParseOptions): RawExport =>
  parseExportItems(bytes, path, options).exported;

/** The same, with the position of each item in the bytes. */
export function parseExportItems(
  bytes: Buffer,
  path: string,
  options?: ParseOptions,
): { readonly exported: RawExport; readonly lists: readonly ItemList[] } {
  const name = exportName(path);
  const start = startOfText(bytes, name);
  if (isBlank(bytes, start)) throw new UsageError(`${name} is empty; an export is a JSON file. ${whatToDo}.`);
  const { value, repeatedKeys, lists } = parseItems(bytes, name, { ...options, from: start });
  const read = readExport(value, repeatedKeys);
  if (read.ok) return { exported: read.value, lists };
  throw new UsageError(`${name} is no Contentful export: ${read.failure}. ${whatToDo}.`);
}

/** Line breaks, tabs and spaces only. */
const isBlank = (bytes: Buffer, from: number): boolean =>
  bytes.subarray(from).every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

/** The limit of `readFile`. */
const maxBytes = 2 ** 31 - 1;

const tooLarge = (name: string): UsageError =>
  new UsageError(`${name} is over 2 GiB, more than Fieldbook reads.`);

async function readStdin(): Promise<Buffer> {
  const bytes = await readWhole(process.stdin, maxBytes);
  if (bytes === undefined) throw tooLarge(exportName('-'));
  return bytes;
}

async function readBytes(path: string, read: (path: string) => Promise<Buffer>): Promise<Buffer> {
  try {
    return await read(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`there is no file ${path}; name the export to read.`);
    if (code === 'EISDIR') throw new UsageError(`${path} is a folder; name the export file in it.`);
    if (code === 'ERR_FS_FILE_TOO_LARGE') throw tooLarge(path);
    throw error;
  }
}
