/** Where the items of a list stand in the bytes of an export, the end exclusive. */
export interface Spans {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const quote = 0x22;
const backslash = 0x5c;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Where the items of the lists at the top of a JSON object stand, by the list's key. The bytes are known to be JSON. Of an
 * item that is neither an object nor a list there is no span.
 */
export function itemSpans(bytes: Buffer): ReadonlyMap<string, Spans> {
  const lists = new Map<string, { starts: number[]; ends: number[] }>();
  let key = '';
  let list: { starts: number[]; ends: number[] } | undefined;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfString(bytes, at);
      if (depth === 1) key = bytes.toString('utf8', at + 1, end);
      at = end;
    } else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      if (depth === 2 && byte === openBracket) {
        list = { starts: [], ends: [] };
        lists.set(key, list);
      } else if (depth === 3) {
        list?.starts.push(at);
      }
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth === 2) list?.ends.push(at + 1);
      else if (depth === 1) list = undefined;
    }
  }
  return lists;
}

/** The quote that ends the string that begins at `start`: the first one before which stands an even number of backslashes. */
function endOfString(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let before = end - 1;
    while (bytes[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return bytes.length;
}
