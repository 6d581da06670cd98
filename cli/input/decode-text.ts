import { constants } from 'node:buffer';
import { UsageError } from '../usage-error.ts';

/** The text of a UTF-8 file, without a byte order mark. `name` is what a sentence calls the file. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (isUtf16(bytes)) throw new UsageError(`${name} is in UTF-16; save it as UTF-8.`);
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    throw new UsageError(
      `${name} is over ${Math.floor(constants.MAX_STRING_LENGTH / 2 ** 20)} MiB, more than Fieldbook reads.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `${name} is not valid UTF-8: it may be damaged, or in another encoding. Save it as UTF-8.`,
    );
  }
}

/** By the byte order mark, or by the zero byte that half of each ASCII character is. */
function isUtf16([first, second]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return first !== undefined && second !== undefined && (first === 0) !== (second === 0);
}
