/** The service's suggestion for other words. Undefined if it equals the query. */
export function otherWords(offered: string | undefined, query: string): string | undefined {
  const words = offered?.trim() ?? '';
  return words === '' || words.toLowerCase() === query.toLowerCase() ? undefined : words;
}
