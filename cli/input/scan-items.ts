/** The items of one list at the top of a JSON object. An item that is neither an object nor a list has no span. */
export interface ItemList {
  /** The list's key as the text writes it, with its quotes. */
  readonly key: string;
  /** Where each item begins in the bytes, and where it ends, exclusive. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The position of each in its list. */
  readonly places: readonly number[];
  /** How many keys the text of each has. */
  readonly keys: readonly number[];
}

export interface ScannedItems {
  /** In the order of the text; a key that stands twice has two. */
  readonly lists: readonly ItemList[];
  /** How many keys the text has outside of all items. */
  readonly keysOutside: number;
}

type OpenList = { readonly [Property in keyof ItemList]: Property extends 'key' ? string : number[] };

const [quote, backslash, colon, comma, space] = [0x22, 0x5c, 0x3a, 0x2c, 0x20];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Finds the items in the bytes of a JSON text from a place on. Of a text that is not JSON it is right up to the fault. */
export function scanItems(bytes: Uint8Array, from = 0): ScannedItems {
  const lists: OpenList[] = [];
  let list: OpenList | undefined;
  let [isObject, keyStart, keyEnd] = [false, 0, 0];
  let [depth, place, keys, keysOutside] = [0, 0, 0, 0];
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfString(bytes, at);
      if (isBeforeColon(bytes, end)) {
        keys += 1;
        if (depth === 1) [keyStart, keyEnd] = [at, end];
      }
      at = end - 1;
    } else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      if (depth === 1) isObject = byte === openBrace;
      else if (depth === 2 && isObject && byte === openBracket) {
        list = { key: textIn(bytes, keyStart, keyEnd), starts: [], ends: [], places: [], keys: [] };
        lists.push(list);
        place = 0;
      } else if (depth === 3 && list !== undefined) {
        list.starts.push(at);
        list.places.push(place);
        keysOutside += keys;
        keys = 0;
      }
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth === 1) list = undefined;
      else if (depth === 2 && list !== undefined) {
        list.ends.push(at + 1);
        list.keys.push(keys);
        keys = 0;
      }
    } else if (byte === comma && depth === 2) place += 1;
  }
  return { lists, keysOutside: keysOutside + keys };
}

/** Behind the closing quote. Byte by byte: most strings are short, and a call into the system takes as long as fifty bytes. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) return at + 1;
    if (byte === backslash) at += 1;
  }
  return bytes.length;
}

function isBeforeColon(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (at < bytes.length && (bytes[at] ?? 0) <= space) at += 1;
  return bytes[at] === colon;
}

const textIn = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
