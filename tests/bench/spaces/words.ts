/** How often each word is there. */
export type Words = ReadonlyMap<string, number>;

/** The words of a text, without addresses, in lower case. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/(?:https?:)?\/\/\S+/gu, ' ')
    .replace(/\u00AD/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

export function countWords(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export const totalOf = (words: Words): number => [...words.values()].reduce((sum, count) => sum + count, 0);
