/** Where a browser without scripts goes when it submits a search form. `action` is the path of the page of results. */
export function resultsAddress(action: string, form: HTMLFormElement): string {
  const words = new FormData(form).get('q');
  return `${action}?${new URLSearchParams({ q: typeof words === 'string' ? words : '' })}`;
}
