import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { eachWordStart } from './each-word-start.ts';
import { fold } from './fold.ts';

/**
 * The positions of words with the same beginning, in the order of the list: words at the start of a text, and words
 * inside of one.
 */
export interface WordStarts {
  readonly first: number[];
  readonly inner: number[];
}

/** The texts of a list, one after the other in one string, which is read faster than many. */
export interface TitleIndex {
  readonly items: readonly AutocompleterItem[];
  /** Folded, a line break after each. */
  readonly text: string;
  /** The start of each item's text, and the end of the last one. */
  readonly begins: readonly number[];
  /** By the key of the words' first characters. */
  readonly starts: ReadonlyMap<number, WordStarts>;
}

/** Reads the texts once. An item whose address leads to no page is left out. */
export function indexTitles(list: readonly AutocompleterItem[]): TitleIndex {
  const items = list.filter(({ URL: [url] }) => url !== undefined && address.test(url));
  const texts = items.map(({ repr }) => onOneLine(fold(repr)));
  const begins = [0];
  const starts = new Map<number, WordStarts>();
  for (const text of texts) {
    const begin = begins.at(-1) ?? 0;
    eachWordStart(text, (position) => {
      for (const count of letterCounts) {
        const { first, inner } = startsWithKey(starts, keyOf(text, position, count));
        (position === 0 ? first : inner).push(begin + position);
      }
    });
    begins.push(begin + text.length + 1);
  }
  return { items, text: texts.map((text) => `${text}\n`).join(''), begins, starts };
}

/** Its own line breaks are spaces: one ends it. */
export const onOneLine = (text: string): string => text.replaceAll('\n', ' ');

/**
 * The positions of words that begin like a query. They share its first three characters, or the first one of a shorter
 * query.
 */
export const startsOf = ({ starts }: TitleIndex, query: string): WordStarts | undefined =>
  starts.get(keyOf(query, 0, query.length < 3 ? 1 : 3));

/** A path of this site, or a page of any site: a live list is written by others. */
const address = /^(?:\/(?!\/)|https?:\/\/)/iu;

const letterCounts = [1, 3] as const;

function startsWithKey(starts: Map<number, WordStarts>, key: number): WordStarts {
  const known = starts.get(key);
  if (known !== undefined) return known;
  const added = { first: [], inner: [] };
  starts.set(key, added);
  return added;
}

/** Of one code unit, or of three: a number is made and looked up faster than a string. */
function keyOf(text: string, position: number, count: (typeof letterCounts)[number]): number {
  const first = text.charCodeAt(position) + 1;
  if (count === 1) return first;
  const second = text.charCodeAt(position + 1) || 0; // past the text's end there is none
  const third = text.charCodeAt(position + 2) || 0;
  return (first * 0x1_00_00 + second) * 0x1_00_00 + third;
}

/** The item whose text contains a position. */
export function itemAt({ begins }: TitleIndex, position: number): number {
  let low = 0;
  let high = begins.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((begins[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}
