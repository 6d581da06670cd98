import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { fold } from './fold.ts';
import { suggestionOf } from './suggestion-of.ts';
import { noSuggestions, type Suggestions } from './suggestion.ts';
import { indexTitles, onOneLine, type TitleIndex } from './title-index.ts';
import { findFirst, type Match } from './find-first.ts';
import { matchWithOneEdit } from './match-with-one-edit.ts';

export type Suggest = (typed: string) => Suggestions;

/**
 * Suggests what of a list comes from a source, as is set out in docs/site.md. Where no text holds the words as typed,
 * texts that do but for one letter after their first four. Source: docs/requirements.md, AC-1 to AC-3.
 */
export function openSuggester(list: readonly AutocompleterItem[], source: string): Suggest {
  const index = indexTitles(list.filter(({ SOURCE }) => SOURCE.includes(source)));
  return (typed) => {
    const query = onOneLine(fold(typed.trim().toWellFormed()));
    if (query === '') return noSuggestions;
    const exact = findExact(index, query);
    const matches = exact.length > 0 ? exact : findSimilar(index, query);
    const suggested = matches.flatMap((match) => {
      const item = index.items[match.item];
      return item === undefined ? [] : [suggestionOf(item, match)];
    });
    return { list: suggested, areSimilar: exact.length === 0 && suggested.length > 0 };
  };
}

/** The first texts that hold a folded query where a word starts. Source: docs/requirements.md, AC-2. */
const findExact = (index: TitleIndex, query: string): readonly Match[] =>
  findFirst(index, query, (position) => (index.text.startsWith(query, position) ? query.length : undefined));

/** As many letters at the beginning are the same: with fewer, one other letter makes another word. */
const minCommonLetters = 4;

/** The same as `findExact` for a query with one letter mistyped after its first four. Source: docs/requirements.md, AC-2. */
function findSimilar(index: TitleIndex, query: string): readonly Match[] {
  const common = beginning.exec(query)?.[0];
  if (common === undefined) return [];
  return findFirst(index, query, (position) =>
    index.text.startsWith(common, position) ? matchWithOneEdit(index.text, position, query) : undefined,
  );
}

/** With what stands between them. */
const beginning = new RegExp(String.raw`^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){${minCommonLetters}}`, 'u');
