import type { RepeatedKey } from '../../../pipeline/decode/raw-export.ts';
import { findRepeatedKeys, maxFound } from './find-repeated-keys.ts';

/** A JSON text within another one. */
interface TextPart {
  readonly text: string;
  readonly value: unknown;
  /** How many keys the text has. */
  readonly keys: number;
  /** The way to it. */
  readonly above: readonly (string | number)[];
  /** The place of a position in the bytes of the whole. */
  readonly byteAt: (position: number) => number;
}

/** A key that one object names twice, and the place of the second one in the bytes. */
export interface FoundKey extends Omit<RepeatedKey, 'line'> {
  readonly at: number;
}

/**
 * The keys that one object of a JSON text names twice. Almost no text has any, and counting tells: the parsed value then has
 * as many keys as the text. Only where the numbers differ is the text read character by character.
 */
export const repeatedKeys = ({ text, value, keys, above, byteAt }: TextPart): FoundKey[] =>
  countKeys(value) === keys
    ? []
    : findRepeatedKeys(text, above).map(({ position, ...found }) => ({ ...found, at: byteAt(position) }));

/** What was found in the parts of a text, in the order of the text, with lines; as many as one part alone may have. */
export function withLines(found: readonly FoundKey[], bytes: Buffer): RepeatedKey[] {
  const lineAt = lineCounter(bytes);
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, maxFound)
    .map(({ at, ...key }) => ({ ...key, line: lineAt(at) }));
}

const lineFeed = 0x0a;

/** The line of a place in the bytes, from 1; places are asked in the order of the text. */
function lineCounter(bytes: Buffer): (at: number) => number {
  let line = 1;
  let next = bytes.indexOf(lineFeed);
  return (at) => {
    while (next !== -1 && next < at) {
      line += 1;
      next = bytes.indexOf(lineFeed, next + 1);
    }
    return line;
  };
}

/** How many keys the objects of a parsed JSON value have. Without recursion: a hostile file nests lists two hundred thousand levels deep. */
function countKeys(value: unknown): number {
  let count = 0;
  const open: object[] = [];
  const put = (each: unknown) => {
    if (typeof each === 'object' && each !== null) open.push(each);
  };
  put(value);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const each of next) put(each);
    } else {
      // half the time of Object.values(); JSON has no inherited keys
      for (const key in next) {
        count += 1;
        put((next as Record<string, unknown>)[key]);
      }
    }
  }
  return count;
}
