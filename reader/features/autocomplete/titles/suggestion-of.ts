import { wholeCharacters } from '../../../../schemas/base/text/cut.ts';
import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import {
  suggestionMaxCharacters,
  wholeSuggestionMaxCharacters,
} from '../../../../schemas/spec/pages/autocomplete.ts';
import type { Suggestion } from './suggestion.ts';

/** An item, and the part of its text that matches. Unit: UTF-16 code units, as in strings. */
export interface Match {
  readonly item: AutocompleterItem;
  readonly start: number;
  readonly end: number;
}

/** The shown text of a match. A long text starts at the match and is cut. Source: docs/requirements.md, AC-1, AC-3. */
export function suggestionOf({ item: { repr, URL, id }, start, end }: Match): Suggestion {
  const url = URL[0] ?? '';
  if (repr.length <= wholeSuggestionMaxCharacters) {
    return { text: repr, url, id, highlight: [start, end - start] };
  }
  const text = wholeCharacters(repr.slice(start), suggestionMaxCharacters);
  return { text, url, id, highlight: [0, Math.min(end - start, text.length)] };
}
