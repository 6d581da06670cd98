import type { AutocompleterItem } from '../../../../schemas/services/search/autocompleter.ts';
import {
  suggestionMaxCharacters,
  wholeSuggestionMaxCharacters,
} from '../../../../schemas/spec/pages/autocomplete.ts';
import type { Match } from './find-first.ts';
import type { Suggestion } from './suggestion.ts';

/** The shown text of a match. A long text starts at the match and is cut. Source: docs/requirements.md, AC-1, AC-3. */
export function suggestionOf({ repr, URL, id }: AutocompleterItem, { start, length }: Match): Suggestion {
  const url = URL[0] ?? '';
  const end = wholeEnd(repr, start + length);
  if (repr.length <= wholeSuggestionMaxCharacters) {
    return { text: repr, url, id, highlight: [start, end - start] };
  }
  const text = repr.slice(start, start + shownLength(repr, start));
  return { text, url, id, highlight: [0, Math.min(end - start, text.length)] };
}

/** A pair that does not fit is left out. */
function shownLength(text: string, start: number): number {
  const end = start + suggestionMaxCharacters;
  return halvesPair(text, end) ? suggestionMaxCharacters - 1 : suggestionMaxCharacters;
}

/** A pair of which a half was mistyped is highlighted whole. */
const wholeEnd = (text: string, end: number): number => (halvesPair(text, end) ? end + 1 : end);

const halvesPair = (text: string, position: number): boolean =>
  (text.codePointAt(position - 1) ?? 0) > 0xff_ff;
