/** Where a search for words leads. `action` is the path of the page of results. Source: docs/requirements.md, SR-2, 'trimmed'. */
export function resultsAddress(action: string, words: string): string {
  const q = words.trim();
  return q === '' ? action : `${action}?${new URLSearchParams({ q })}`;
}

/** What stands in a search form, trimmed; empty: nothing is searched for. */
export function wordsIn(form: HTMLFormElement): string {
  const words = new FormData(form).get('q');
  return typeof words === 'string' ? words.trim() : '';
}
