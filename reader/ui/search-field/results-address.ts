/**
 * The address of the results for some words. `action` is the path of the results page. Source: docs/requirements.md,
 * SR-2, 'trimmed'.
 */
export function resultsAddress(action: string, words: string): string {
  const q = words.trim();
  return q === '' ? action : `${action}?${new URLSearchParams({ q })}`;
}

/** The trimmed text of a search form. If it is empty, there is no search. */
export function wordsIn(form: HTMLFormElement): string {
  const words = new FormData(form).get('q');
  return typeof words === 'string' ? words.trim() : '';
}
