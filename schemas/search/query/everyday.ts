import type { SearchLanguage } from '../language.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** The terms of everyday words that can mean the same as a word, in all their forms. */
export type Everyday = (word: string) => readonly number[];

export function openEveryday(
  { stem, everydayWords }: SearchLanguage,
  { termOf, formsOf }: Vocabulary,
): Everyday {
  const byStem = new Map<string, Set<string>>();
  for (const group of everydayWords) {
    for (const word of group) {
      const own = stem(word);
      byStem.set(own, new Set([...(byStem.get(own) ?? []), ...group.filter((each) => each !== word)]));
    }
  }
  return (word) =>
    [...(byStem.get(stem(word)) ?? [])].flatMap((other) => {
      const term = termOf(other);
      return [...(term === undefined ? [] : [term]), ...formsOf(other)];
    });
}
