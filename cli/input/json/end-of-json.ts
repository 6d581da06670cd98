const [tab, lineFeed, carriageReturn, space] = [0x09, 0x0a, 0x0d, 0x20];
const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The states of the scanner. The first two expect a value, the next two a key. */
const [aValue, aValueOrEnd, aKey, aKeyOrEnd, aColon, aCommaOrEnd] = [0, 1, 2, 3, 4, 5];

/**
 * The position after the JSON object or list that begins at a position. Undefined if `JSON.parse` would refuse it. It builds
 * no value, and does not recurse, because a hostile file nests deeply.
 */
export function endOfJson(bytes: Uint8Array, from: number): number | undefined {
  const closers: number[] = [];
  let next = aValue;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) {
      if (next >= aColon) return undefined;
      const end = endOfString(bytes, at);
      if (end === undefined) return undefined;
      at = end - 1;
      next = next >= aKey ? aColon : aCommaOrEnd;
    } else if (byte === colon) {
      if (next !== aColon) return undefined;
      next = aValue;
    } else if (byte === comma) {
      if (next !== aCommaOrEnd) return undefined;
      next = closers.at(-1) === closeBrace ? aKey : aValue;
    } else if (byte === openBrace || byte === openBracket) {
      if (next > aValueOrEnd) return undefined;
      closers.push(byte === openBrace ? closeBrace : closeBracket);
      next = byte === openBrace ? aKeyOrEnd : aValueOrEnd;
    } else if (byte === closeBrace || byte === closeBracket) {
      const isEmpty = next === (byte === closeBrace ? aKeyOrEnd : aValueOrEnd);
      if ((!isEmpty && next !== aCommaOrEnd) || closers.pop() !== byte) return undefined;
      if (closers.length === 0) return at + 1;
      next = aCommaOrEnd;
    } else if (byte !== space && byte !== lineFeed && byte !== carriageReturn && byte !== tab) {
      const end = next > aValueOrEnd ? undefined : endOfScalar(bytes, at);
      if (end === undefined) return undefined;
      at = end - 1;
      next = aCommaOrEnd;
    }
  }
  return undefined;
}

/** The position after the closing quote. */
function endOfString(bytes: Uint8Array, start: number): number | undefined {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) return at + 1;
    if (byte < space) return undefined;
    if (byte === backslash) {
      const length = escapeLength(bytes, at);
      if (length === undefined) return undefined;
      at += length - 1;
    }
  }
  return undefined;
}

const shortEscapes = new Set(Buffer.from('"\\/bfnrt'));

function escapeLength(bytes: Uint8Array, at: number): number | undefined {
  if (shortEscapes.has(bytes[at + 1] ?? 0)) return 2;
  return /^\\u[\da-f]{4}$/iu.test(latin1(bytes, at, at + 6)) ? 6 : undefined;
}

/** Source: RFC 8259, sections 3 and 6. */
const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/u;

/** The position after a number, `true`, `false` or `null`. */
function endOfScalar(bytes: Uint8Array, start: number): number | undefined {
  let end = start;
  while (end < bytes.length && !isDelimiter(bytes[end] ?? 0)) end += 1;
  return scalar.test(latin1(bytes, start, end)) ? end : undefined;
}

const isDelimiter = (byte: number): boolean =>
  byte <= space || byte === comma || byte === closeBrace || byte === closeBracket;

const latin1 = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(end, bytes.length) - start).toString('latin1');
