/** Unit: suggestions. Source: docs/requirements.md, Numbers, "Autocomplete max 5 suggestions". */
export const maxSuggestions = 5;

/**
 * The text that is shown of one suggestion.
 * Unit: characters. Source: docs/requirements.md, Numbers, "text cut at 100".
 */
export const suggestionMaxCharacters = 100;

/**
 * A text up to this length is shown whole; a longer one starts at the match.
 * Unit: characters. Source: docs/requirements.md, "Suggestion text longer than 99 characters is trimmed to
 * start at the match and cut at 100".
 */
export const wholeSuggestionMaxCharacters = 99;
