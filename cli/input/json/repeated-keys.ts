import type { RepeatedKey } from '../../../pipeline/decode/export/raw-export.ts';
import { findRepeatedKeys, maxFound } from './find-repeated-keys.ts';

/** A JSON text that is part of another. */
interface TextPart {
  readonly text: string;
  readonly value: unknown;
  /** The number of keys in the text. */
  readonly keys: number;
  /** Its path in the whole text. */
  readonly above: readonly (string | number)[];
  /** The position in the bytes of the whole text. */
  readonly byteAt: (position: number) => number;
}

/** A repeated key, and the position of the second one in the bytes. */
export interface FoundKey extends Omit<RepeatedKey, 'line'> {
  readonly at: number;
}

/**
 * The repeated keys of objects in a JSON text. Almost no text has any, so keys are counted first: the parsed value has as
 * many as the text. Only if the numbers differ, the text is read character by character.
 */
export const repeatedKeys = ({ text, value, keys, above, byteAt }: TextPart): FoundKey[] =>
  countKeys(value) === keys
    ? []
    : findRepeatedKeys(text, above).map(({ position, ...found }) => ({ ...found, at: byteAt(position) }));

/** The repeated keys of all parts, in order, with lines, up to the limit of one part. */
export function withLines(found: readonly FoundKey[], bytes: Buffer): RepeatedKey[] {
  const lineAt = lineCounter(bytes);
  return found
    .toSorted((a, b) => a.at - b.at)
    .slice(0, maxFound)
    .map(({ at, ...key }) => ({ ...key, line: lineAt(at) }));
}

const lineFeed = 0x0a;

/** The line of a position in the bytes, from 1. Positions must be asked in ascending order. */
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

/** The number of keys in a parsed JSON value. It does not recurse: a hostile file nests lists 200,000 levels deep. */
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
      // takes half the time of Object.values(); JSON has no inherited keys
      for (const key in next) {
        count += 1;
        put((next as Record<string, unknown>)[key]);
      }
    }
  }
  return count;
}
