import { maxSuggestions } from '../../../../schemas/spec/autocomplete.ts';
import type { Match } from './find-exact.ts';
import { matchWithOneEdit } from './match-with-one-edit.ts';
import { itemAt, type TitleIndex, type WordStarts } from './title-index.ts';

/** In shorter words one other letter makes another word. Unit: UTF-16 code units. */
const minQueryLength = 4;

/** The same as `findExact` for a query with one letter mistyped anywhere in it. */
export function findSimilar(index: TitleIndex, query: string): readonly Match[] {
  if (query.length < minQueryLength) return [];
  const matches = new Map<number, Match>();
  for (const { first, inner } of startsLike(index, query)) {
    for (const positions of [first, inner]) {
      for (const match of firstMatches(index, query, positions)) {
        const known = matches.get(match.item);
        if (known === undefined || match.start < known.start) matches.set(match.item, match);
      }
    }
  }
  return [...matches.values()].toSorted(inOrder).slice(0, maxSuggestions);
}

/** Where words start whose first letters are the query's, or would be without the mistyped one. */
function* startsLike({ starts }: TitleIndex, query: string): Generator<WordStarts> {
  for (const found of starts.values()) {
    const isLike = found.letters.length > 1 && matchWithOneEdit(query, 0, found.letters) !== undefined;
    if (isLike) yield found;
  }
}

/** As many as a list shows: what comes later in these starts comes after them in the list as well. */
function firstMatches(index: TitleIndex, query: string, positions: readonly number[]): readonly Match[] {
  const matches = new Map<number, Match>();
  for (const position of positions) {
    const length = matchWithOneEdit(index.text, position, query);
    if (length === undefined) continue;
    const item = itemAt(index, position);
    if (matches.has(item)) continue;
    matches.set(item, { item, start: position - (index.begins[item] ?? 0), length });
    if (matches.size === maxSuggestions) break;
  }
  return [...matches.values()];
}

const inOrder = (a: Match, b: Match): number => Number(a.start > 0) - Number(b.start > 0) || a.item - b.item;
