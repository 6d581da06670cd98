import { endOfJson } from './end-of-json.ts';
import type { Span } from './outline.ts';

/** The items of one top-level list. An item that is neither an object nor a list has no span. */
export interface ItemList {
  /** The list's key in the source, with its quotes. */
  readonly key: string;
  /** The start and the exclusive end of each item in the bytes. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The index of each item in its list. */
  readonly places: readonly number[];
  /** The number of keys in each item, without those of lazy texts. */
  readonly keys: readonly number[];
  /** The lazy texts of each item: the `content` of documents in its fields. */
  readonly texts: readonly (readonly Span[])[];
}

export interface ScannedItems {
  /** In source order. A repeated key has two lists. */
  readonly lists: readonly ItemList[];
  /** The number of keys outside all items. */
  readonly keysOutside: number;
}

export interface ScanOptions {
  /** Whether valid texts are skipped, to be parsed later. */
  readonly isLazy?: boolean;
  /** The end of a known item at a position: it is skipped. */
  readonly endOfKnown?: (start: number) => number | undefined;
}

interface OpenList extends Record<'starts' | 'ends' | 'places' | 'keys', number[]> {
  readonly key: string;
  readonly texts: Span[][];
}

const [quote, backslash, colon, comma, space] = [0x22, 0x5c, 0x3a, 0x2c, 0x20];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Finds the items of a JSON text from a position on. If the text is invalid, the result is right up to the fault. */
export function scanItems(
  bytes: Uint8Array,
  from = 0,
  { isLazy = false, endOfKnown }: ScanOptions = {},
): ScannedItems {
  const lists: OpenList[] = [];
  let list: OpenList | undefined;
  let [isObject, isInFields, keyStart, keyEnd] = [false, false, 0, 0];
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
        list = newList(textIn(bytes, keyStart, keyEnd));
        lists.push(list);
        place = 0;
      } else if (depth === 3 && list !== undefined) {
        beginItem(list, at, place);
        keysOutside += keys;
        keys = 0;
        const end = endOfKnown?.(at);
        if (end !== undefined) at = end - 2; // the loop reads its last byte
      } else if (isLazy && depth === 4) isInFields = isNamed(bytes, at, fields);
      else if (isInFields && depth === 7 && byte === openBracket && isNamed(bytes, at, content)) {
        const end = endOfJson(bytes, at);
        if (end === undefined) continue; // the parser reports the fault
        list?.texts.at(-1)?.push({ start: at, end });
        at = end - 2;
      }
    } else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1;
      if (depth === 1) list = undefined;
      else if (depth === 2 && list !== undefined) {
        endItem(list, at + 1, keys);
        keys = 0;
      }
    } else if (byte === comma && depth === 2) place += 1;
  }
  return { lists, keysOutside: keysOutside + keys };
}

function beginItem(list: OpenList, start: number, place: number): void {
  list.starts.push(start);
  list.places.push(place);
  list.texts.push([]);
}

function endItem(list: OpenList, end: number, keys: number): void {
  list.ends.push(end);
  list.keys.push(keys);
}

const newList = (key: string): OpenList => ({ key, starts: [], ends: [], places: [], keys: [], texts: [] });

const [fields, content] = [Buffer.from('"fields"'), Buffer.from('"content"')];

/** Whether a value has a key, which is given with its quotes. */
function isNamed(bytes: Uint8Array, value: number, key: Buffer): boolean {
  const colonAt = beforeBlanks(bytes, value) - 1;
  const start = beforeBlanks(bytes, colonAt) - key.length;
  if (bytes[colonAt] !== colon || bytes[start - 1] === backslash) return false;
  return key.every((byte, index) => bytes[start + index] === byte);
}

/** The position after the last character before a position that is no white space. */
function beforeBlanks(bytes: Uint8Array, place: number): number {
  let end = place;
  while (end > 0 && (bytes[end - 1] ?? 0) <= space) end -= 1;
  return end;
}

/**
 * The position after the closing quote. Byte by byte, because most strings are short and a native call costs as much as fifty
 * bytes.
 */
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
