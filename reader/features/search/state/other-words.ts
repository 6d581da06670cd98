/** What is offered in place of the words of a search; the same words are no offer. */
export function otherWords(offered: string | undefined, query: string): string | undefined {
  const words = offered?.trim() ?? '';
  return words === '' || words.toLowerCase() === query.toLowerCase() ? undefined : words;
}
