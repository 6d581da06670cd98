import { characterAt, endOfSense, isJson, isSecondAt, type JsonFault } from './json-fault.ts';
import { outlineOf, type Span } from './outline.ts';

/** How many bytes are read after the valid items: the fault is in the first invalid item, or after it. */
const maxReadBytes = 2 ** 28;

/** Finds the fault in a text that may be longer than a string can be. The spans are those of its items. */
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

/** Line and column, from 1. Columns count UTF-16 code units. */
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

/** How many UTF-16 code units a UTF-8 lead byte stands for. */
function unitsFrom(byte: number): number {
  if (byte >= 0xf0) return 2;
  return byte >= 0x80 && byte < 0xc0 ? 0 : 1;
}
