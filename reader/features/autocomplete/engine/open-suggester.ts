import type { AutocompleterItem } from '../../../../schemas/services/autocompleter.ts';
import { findExact } from './find-exact.ts';
import { findSimilar } from './find-similar.ts';
import { fold } from './fold.ts';
import { suggestionOf } from './suggestion-of.ts';
import { noSuggestions, type Suggestions } from './suggestion.ts';
import { indexTitles, onOneLine } from './title-index.ts';

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
