import { maxSuggestions } from '../../../../schemas/spec/pages/autocomplete.ts';
import { itemAt, startsOf, type TitleIndex } from './title-index.ts';

/** The position of the query's words in the folded text of an item. */
export interface Match {
  readonly item: number;
  readonly start: number;
  readonly length: number;
}

/**
 * The first texts that match a query where a word starts: those that begin with it, then the others, either in the order of
 * the list. `lengthAt`: how much of the index's text matches at a position; undefined: nothing.
 */
export function findFirst(
  index: TitleIndex,
  query: string,
  lengthAt: (position: number) => number | undefined,
): readonly Match[] {
  const starts = startsOf(index, query);
  const matches = new Map<number, Match>();
  for (const positions of [starts?.first ?? [], starts?.inner ?? []]) {
    for (const position of positions) {
      const length = lengthAt(position);
      if (length === undefined) continue;
      const item = itemAt(index, position);
      if (matches.has(item)) continue;
      matches.set(item, { item, start: position - (index.begins[item] ?? 0), length });
      if (matches.size === maxSuggestions) return [...matches.values()];
    }
  }
  return [...matches.values()];
}
