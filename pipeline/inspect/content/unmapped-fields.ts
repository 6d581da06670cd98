import { ascending } from '../../../schemas/base/compare.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import { eachText } from '../../decode/texts/each-text.ts';
import { isDate } from '../../decode/texts/read-date.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';

/** A field of a mapped content type that no field of ours is read from. */
export interface UnmappedField {
  /** The id of the space, before the configuration maps it to ours. */
  readonly contentType: string;
  /** Our content type. */
  readonly type: ContentTypeId;
  readonly field: string;
  /** How many entries have a value in it. */
  readonly entries: number;
  /** In all of them. */
  readonly words: number;
}

/** The fields of mapped types that no page shows, with the numbers of their entries and words, in the order of their names. */
export function unmappedFields({ entries, reported }: Graph): UnmappedField[] {
  const found = new Map<string, UnmappedField>();
  for (const entry of entries.values()) {
    const { contentType, type } = entry;
    if (type === undefined || !reported.has(entry.id) || entry.unmapped.size === 0) continue;
    for (const [field, words] of wordsIn(entry)) {
      const key = JSON.stringify([contentType, field]);
      const known = found.get(key) ?? { contentType, type, field, entries: 0, words: 0 };
      found.set(key, { ...known, entries: known.entries + 1, words: known.words + words });
    }
  }
  return [...found].toSorted(([a], [b]) => ascending(a, b)).map(([, unmapped]) => unmapped);
}

/** Counted once: an entry never changes. */
const wordsIn = sameForSame((entry: Entry): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  for (const [field, value] of entry.unmapped) {
    let count = 0;
    eachText(value, (text) => (count += countWords(text)));
    words.set(field, count);
  }
  return words;
});

/** Dates and addresses do not count as words. */
const countWords = (text: string): number =>
  isDate(text) || /^\s*(?:https?:\/\/|\/\/)\S*\s*$/iu.test(text)
    ? 0
    : (text.match(/\S*\p{L}\S*/gu)?.length ?? 0);
