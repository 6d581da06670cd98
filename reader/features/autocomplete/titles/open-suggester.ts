import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import { maxSuggestions } from '../../../../schemas/spec/pages/autocomplete.ts';
import { fold } from './fold.ts';
import { scanTitles, titleOf } from './scan-titles.ts';
import { openSimilarTitles } from './similar-titles.ts';
import { suggestionOf } from './suggestion-of.ts';
import { noSuggestions, type Suggestions } from './suggestion.ts';

export type Suggest = (typed: string) => Suggestions;

interface SuggesterOptions {
  readonly source: string;
  /** The code of the site's language; English without. */
  readonly language?: string;
}

/**
 * Suggests the items of a list that come from a source. docs/site.md describes the order.
 * Source: docs/requirements.md, AC-1 to AC-3.
 */
export function openSuggester(
  list: readonly AutocompleterItem[],
  { source, language = 'en' }: SuggesterOptions,
): Suggest {
  const items = list.filter(({ SOURCE, URL: [url] }) => SOURCE.includes(source) && address.test(url ?? ''));
  const titles = items.map(titleOf);
  const similarTo = openSimilarTitles(items, language);
  return (typed) => {
    const words = typed.trim().toWellFormed();
    if (words === '') return noSuggestions;
    const matches = scanTitles(titles, fold(words));
    const left = maxSuggestions - matches.length;
    const similar = left === 0 ? [] : similarTo(words, new Set(matches.map(({ item }) => item)), left);
    return {
      list: [...matches, ...similar].map(suggestionOf),
      similarFrom: matches.length,
    };
  };
}

/** A path of this site, or a page of any site: a live list is written by others. */
const address = /^(?:\/(?!\/)|https?:\/\/)/iu;
