import type { RepeatedKey } from '../../../pipeline/decode/raw-export.ts';
import { findItemFault } from './item-fault.ts';
import { checkLengths, outlineOf, type Span } from './outline.ts';
import { parseAround } from './parse-around.ts';
import { notJson } from './parse-json.ts';
import { type FoundKey, repeatedKeys, withLines } from './repeated-keys.ts';
import { type ItemList, scanItems } from './scan-items.ts';

export interface ParsedItems {
  /** What `JSON.parse` gives for the whole text. */
  readonly value: unknown;
  /** The keys that one object of the text names twice; `JSON.parse` keeps the last value and says nothing. */
  readonly repeatedKeys: readonly RepeatedKey[];
  readonly lists: readonly ItemList[];
}

/** Items that are parsed already. */
export interface KnownItems {
  /** Where the item ends that begins at a place, if it is one of those that are expected there. */
  endOf(start: number): number | undefined;
  /** The item that has these very bytes. */
  find(start: number, end: number): unknown;
}

export interface ParseOptions {
  readonly known?: KnownItems | undefined;
  /** The texts of entries are parsed when they are asked for, and keys that stand twice are not looked for. */
  readonly isLazy?: boolean | undefined;
}

/**
 * Parses a JSON object whose lists hold many items, each item by itself: the text may be longer than a string can be, and
 * there is never a second copy of it. The bytes are known to be UTF-8; `from` is behind a byte order mark. What is known is not parsed
 * again.
 */
export function parseItems(
  bytes: Buffer,
  name: string,
  { from = 0, known, isLazy = false }: ParseOptions & { readonly from?: number } = {},
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
      lists.map((list) => parseList(list, { bytes, found, known, isLazy })),
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
  { bytes, found, known, isLazy }: ListWork,
): ParsedList {
  const key = JSON.parse(quoted) as string;
  const items = spansOf(list).map(({ start, end }, index) => {
    const there = known?.find(start, end);
    if (there !== undefined) return there;
    if (isLazy) return parseAround(bytes, { start, end }, texts[index] ?? []);
    const text = bytes.toString('utf8', start, end);
    const value = JSON.parse(text) as unknown;
    const above = [key, places[index] ?? 0];
    const byteAt = (position: number) => start + Buffer.byteLength(text.slice(0, position));
    found.push(...repeatedKeys({ text, value, keys: keys[index] ?? 0, above, byteAt }));
    return value;
  });
  return { key, items, places };
}

/** Of lists with the same key the last one is the value. */
function fillIn(value: unknown, lists: readonly ParsedList[]): void {
  for (const { key, items, places } of new Map(lists.map((list) => [list.key, list])).values()) {
    const list = (value as Readonly<Record<string, unknown>>)[key];
    if (!Array.isArray(list)) continue; // the key stands once more, before something else
    for (const [index, place] of places.entries()) list[place] = items[index];
  }
}
