import type { RawExport } from '../../pipeline/decode/export/raw-export.ts';
import { withLine, withSpinner } from '../terminal/progress.ts';
import { exportName } from './export-name.ts';
import type { ParseOptions } from './json/parse-items.ts';
import { parseExport, readExportBytes } from './read-export-file.ts';

/** Larger exports take noticeable time to parse. */
const largeBytes = 20 * 2 ** 20;

/** Reads an export, and shows progress if it comes slowly, as from a pipe. */
export const readWithProgress = (path: string): Promise<Buffer> =>
  withSpinner(sentence(path), () => readExportBytes(path));

/** Parses an export, and shows a line if it is large. */
export async function parseWithProgress(
  bytes: Buffer,
  path: string,
  options?: ParseOptions,
): Promise<RawExport> {
  const parse = () => parseExport(bytes, path, options);
  return bytes.length < largeBytes ? parse() : withLine(sentence(path), parse);
}

const sentence = (path: string): string => `reading ${exportName(path)}`;
