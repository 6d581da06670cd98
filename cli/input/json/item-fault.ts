import { characterAt, endOfSense, isJson, isSecondAt, type JsonFault } from './json-fault.ts';
import { outlineOf, type Span } from './outline.ts';

/** Of what comes after the sound items so much is read: a fault lies in the first item that is not sound, or behind it. */
const maxReadBytes = 2 ** 28;

/** What `findJsonFault` says of a text, which may be longer than a string can be; the spans are those of its items. */
export function findItemFault(bytes: Buffer, spans: readonly Span[], from = 0): JsonFault {
  const firstUnsound = spans.findIndex(({ start, end }) => !isJson(bytes.toString('utf8', start, end)));
  const sound = firstUnsound === -1 ? spans : spans.slice(0, firstUnsound);
  const readEnd = (sound.at(-1)?.end ?? from) + maxReadBytes;
  const { text, byteAt } = outlineOf(bytes.subarray(0, readEnd), sound, from);
  const end = endOfSense(text);
  const at = byteAt(end);
  return {
    ...lineAndColumn(bytes, from, at),
    found: characterAt(bytes.toString('utf8', at, at + 4), 0),
    ...(isSecondAt(text, end) && { isSecond: true }),
  };
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/** Both from 1; columns are counted as strings are, in units of UTF-16. */
function lineAndColumn(bytes: Buffer, from: number, at: number): Pick<JsonFault, 'line' | 'column'> {
  let [line, column] = [1, 1];
  for (let index = from; index < at; index += 1) {
    const byte = bytes[index] ?? 0;
    if (
      byte === lineFeed ||
      (byte === carriageReturn && (index + 1 === at || bytes[index + 1] !== lineFeed))
    ) {
      line += 1;
      column = 1;
    } else if (byte !== carriageReturn) column += unitsFrom(byte);
  }
  return { line, column };
}

/** How many units of UTF-16 begin with a byte of UTF-8. */
function unitsFrom(byte: number): number {
  if (byte >= 0xf0) return 2;
  return byte >= 0x80 && byte < 0xc0 ? 0 : 1;
}
