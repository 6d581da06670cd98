import type { RepeatedKey } from '../../pipeline/decode/raw-export.ts';
import { endOfString } from './end-of-string.ts';
import { findRepeatedKeys } from './find-repeated-keys.ts';

/**
 * The keys that one object of a JSON text names twice; `JSON.parse` keeps the last value and says nothing. Almost no
 * text has any, and counting tells: the parsed value then has as many keys as the text. That takes half the time of
 * parsing; only where the numbers differ is the text read character by character.
 */
export const repeatedKeys = (text: string, parsed: unknown): RepeatedKey[] =>
  countInText(text) === countInValue(parsed) ? [] : findRepeatedKeys(text);

/** From quote to quote: a string before a colon is a key. */
function countInText(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start !== -1;) {
    const end = endOfString(text, start);
    if (isBeforeColon(text, end + 1)) count += 1;
    start = text.indexOf('"', end + 1);
  }
  return count;
}

const space = 0x20;
const colon = 0x3a;

function isBeforeColon(text: string, from: number): boolean {
  let at = from;
  while (text.charCodeAt(at) <= space) at += 1;
  return text.charCodeAt(at) === colon;
}

/** Without recursion: a hostile file nests lists two hundred thousand levels deep. */
function countInValue(value: unknown): number {
  let count = 0;
  const open = [value];
  const put = (each: unknown) => {
    if (typeof each === 'object' && each !== null) open.push(each);
  };
  while (open.length > 0) {
    const next = open.pop() as object;
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
