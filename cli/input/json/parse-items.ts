import type { RepeatedKey } from '../../../pipeline/decode/export/raw-export.ts';
import { sha256 } from '../../../pipeline/hash.ts';
import { setDigest } from '../../../pipeline/queries/digests.ts';
import { findItemFault } from './item-fault.ts';
import { checkLengths, outlineOf, type Span } from './outline.ts';
import { parseAround } from './parse-around.ts';
import { notJson } from './parse-json.ts';
import { type FoundKey, repeatedKeys, withLines } from './repeated-keys.ts';
import { type ItemList, scanItems } from './scan-items.ts';

export interface ParsedItems {
  /** The value of the whole text, as `JSON.parse` gives it. */
  readonly value: unknown;
  /** The repeated keys of objects. `JSON.parse` silently keeps the last value. */
  readonly repeatedKeys: readonly RepeatedKey[];
  readonly lists: readonly ItemList[];
}

/** Items that were parsed before. */
export interface KnownItems {
  /** The end of the item at a position, if it is one of the expected items. */
  endOf(start: number): number | undefined;
  /** The item with exactly these bytes. */
  find(start: number, end: number): unknown;
}

export interface ParseOptions {
  readonly known?: KnownItems | undefined;
  /** Texts of entries are parsed at the first access, and repeated keys are not reported. */
  readonly isLazy?: boolean | undefined;
  /** Items get the digests of their bytes. */
  readonly hasDigests?: boolean | undefined;
}

/**
 * Parses a JSON object with long lists, item by item: the text can be longer than a string, and is never copied as a whole.
 * The bytes must be UTF-8. `from` is the position after the byte order mark. Known items are not parsed again.
 */
export function parseItems(
  bytes: Buffer,
  name: string,
  { from = 0, known, isLazy = false, hasDigests }: ParseOptions & { readonly from?: number } = {},
): ParsedItems {
  const endOfKnown = known && ((start: number) => known.endOf(start));
  const { lists, keysOutside } = scanItems(bytes, from, { isLazy, endOfKnown });
  const spans = lists.flatMap(spansOf);
  checkLengths(bytes, spans, name);
  try {
    const { text, byteAt } = outlineOf(bytes, spans, from);
    const value = JSON.parse(text) as unknown;
    const found = repeatedKeys({ text, value, keys: keysOutside, above: [], byteAt });
    fillIn(
      value,
      lists.map((list) => parseList(list, { bytes, found, known, isLazy, hasDigests })),
    );
    return { value, repeatedKeys: withLines(found, bytes), lists };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw notJson(name, findItemFault(bytes, spans, from));
  }
}

const spansOf = ({ starts, ends }: Pick<ItemList, 'starts' | 'ends'>): Span[] =>
  ends.map((end, index) => ({ start: starts[index] ?? 0, end }));

interface ParsedList {
  readonly key: string;
  readonly items: readonly unknown[];
  readonly places: readonly number[];
}

interface ListWork extends ParseOptions {
  readonly bytes: Buffer;
  /** Gets the repeated keys of the list. */
  readonly found: FoundKey[];
}

function parseList(
  { key: quoted, places, keys, texts, ...list }: ItemList,
  { bytes, found, known, isLazy, hasDigests = false }: ListWork,
): ParsedList {
  const key = JSON.parse(quoted) as string;
  const parse = ({ start, end }: Span, index: number): unknown => {
    const there = known?.find(start, end);
    if (there !== undefined) return there;
    if (isLazy) return parseAround(bytes, { start, end }, texts[index] ?? []);
    const text = bytes.toString('utf8', start, end);
    const value = JSON.parse(text) as unknown;
    const above = [key, places[index] ?? 0];
    const byteAt = (position: number) => start + Buffer.byteLength(text.slice(0, position));
    found.push(...repeatedKeys({ text, value, keys: keys[index] ?? 0, above, byteAt }));
    return value;
  };
  const items = spansOf(list).map((span, index) => {
    const item = parse(span, index);
    if (!hasDigests) return item;
    const digest = sha256(bytes.subarray(span.start, span.end));
    setDigest(item, () => digest);
    return item;
  });
  return { key, items, places };
}

/** Puts the items into their lists. Of lists with the same key the last one counts. */
function fillIn(value: unknown, lists: readonly ParsedList[]): void {
  for (const { key, items, places } of new Map(lists.map((list) => [list.key, list])).values()) {
    const list = (value as Readonly<Record<string, unknown>>)[key];
    if (!Array.isArray(list)) continue; // the key occurs again with another value
    for (const [index, place] of places.entries()) list[place] = items[index];
  }
}
