import { wholeCharacters } from '../../../../schemas/base/text/cut.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import {
  suggestionMaxCharacters,
  wholeSuggestionMaxCharacters,
} from '../../../../schemas/spec/pages/autocomplete.ts';
import { unfoldedRange } from './fold.ts';
import type { Match } from './find-first.ts';
import type { Suggestion } from './suggestion.ts';

/** The shown text of a match. A long text starts at the match and is cut. Source: docs/requirements.md, AC-1, AC-3. */
export function suggestionOf({ repr, URL, id }: AutocompleterItem, match: Match): Suggestion {
  const url = URL[0] ?? '';
  const [start, end] = unfoldedRange(repr, match.start, match.length);
  if (repr.length <= wholeSuggestionMaxCharacters) {
    return { text: repr, url, id, highlight: [start, end - start] };
  }
  const text = wholeCharacters(repr.slice(start), suggestionMaxCharacters);
  return { text, url, id, highlight: [0, Math.min(end - start, text.length)] };
}
