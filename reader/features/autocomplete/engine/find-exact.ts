import { maxSuggestions } from '../../../../schemas/spec/autocomplete.ts';
import { itemAt, startsOf, type TitleIndex } from './title-index.ts';

/** Where the words stand in the text of an item. */
export interface Match {
  readonly item: number;
  readonly start: number;
  readonly length: number;
}

/**
 * The first texts that hold a folded query where a word starts: those that begin with it, then the others, either in
 * the order of the list. Source: requirements AC-2.
 */
export function findExact(index: TitleIndex, query: string): readonly Match[] {
  const starts = startsOf(index, query);
  const matches = new Map<number, Match>();
  for (const positions of [starts?.first ?? [], starts?.inner ?? []]) {
    for (const position of positions) {
      if (!index.text.startsWith(query, position)) continue;
      const item = itemAt(index, position);
      if (matches.has(item)) continue;
      matches.set(item, { item, start: position - (index.begins[item] ?? 0), length: query.length });
      if (matches.size === maxSuggestions) return [...matches.values()];
    }
  }
  return [...matches.values()];
}
