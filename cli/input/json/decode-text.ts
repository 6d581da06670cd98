import { constants, isUtf8 } from 'node:buffer';
import { UsageError } from '../../usage-error.ts';

/** Decodes a UTF-8 file without its byte order mark. `name` is the file's name in sentences. */
export function decodeText(bytes: Uint8Array, name: string): string {
  if (bytes.length > constants.MAX_STRING_LENGTH) {
    const limit = Math.floor(constants.MAX_STRING_LENGTH / 2 ** 20);
    throw new UsageError(`${name} is over ${limit} MiB, more than Fieldbook reads.`);
  }
  return utf8.decode(bytes.subarray(startOfText(bytes, name)));
}

/** The byte order mark is removed already; a second one is text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** The position after the byte order mark. Throws if the file is not UTF-8. */
export function startOfText(bytes: Uint8Array, name: string): number {
  const archive = archives.find(({ magic }) => magic.every((byte, index) => bytes[index] === byte));
  if (archive) throw new UsageError(`${name} is compressed (${archive.kind}); unpack it first.`);
  if (isUtf16(bytes)) throw new UsageError(`${name} is in UTF-16; save it as UTF-8.`);
  if (!isUtf8(bytes)) {
    throw new UsageError(
      `${name} is not valid UTF-8: it may be damaged, or in another encoding. Save it as UTF-8.`,
    );
  }
  return byteOrderMark.every((byte, index) => bytes[index] === byte) ? byteOrderMark.length : 0;
}

/** The first bytes of compressed files. Source: RFC 1952; PKWARE APPNOTE 4.3.7; RFC 8878. */
const archives: readonly { readonly kind: string; readonly magic: readonly number[] }[] = [
  { kind: 'gzip', magic: [0x1f, 0x8b] },
  { kind: 'zip', magic: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'zstd', magic: [0x28, 0xb5, 0x2f, 0xfd] },
];

const byteOrderMark = [0xef, 0xbb, 0xbf];

/** UTF-16 is recognised by its byte order mark, or by the zero byte of each ASCII character. */
function isUtf16([first, second]: Uint8Array): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return first !== undefined && second !== undefined && (first === 0) !== (second === 0);
}
