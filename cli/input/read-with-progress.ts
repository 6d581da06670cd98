import type { RawExport } from '../../pipeline/decode/raw-export.ts';
import { withLine, withSpinner } from '../terminal/progress.ts';
import { exportName } from './export-name.ts';
import { parseExport, readExportBytes } from './read-export-file.ts';

/** From here on parsing takes long enough to wonder what is going on. */
const largeBytes = 20 * 2 ** 20;

/** Reads the bytes of an export, and says so where they come slowly: a pipe is waited for. */
export const readWithProgress = (path: string): Promise<Buffer> =>
  withSpinner(sentence(path), () => readExportBytes(path));

/** Parses an export, and says so where it takes long: a large text is parsed in one go. */
export async function parseWithProgress(bytes: Buffer, path: string): Promise<RawExport> {
  const parse = () => parseExport(bytes, path);
  return bytes.length < largeBytes ? parse() : withLine(sentence(path), parse);
}

const sentence = (path: string): string => `reading ${exportName(path)}`;
