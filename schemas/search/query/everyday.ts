import type { SearchLanguage } from '../language.ts';
import type { Vocabulary } from '../index/vocabulary.ts';

/** The terms of everyday words that can mean the same as a word, in all their forms, each once. Forms of the word itself are not among them. */
export type Everyday = (word: string) => readonly number[];

export function openEveryday(
  { stem, everydayWords }: SearchLanguage,
  { termOf, formsOf }: Pick<Vocabulary, 'termOf' | 'formsOf'>,
): Everyday {
  const byStem = new Map<string, ReadonlyMap<string, string>>(); // for each stem, a word for each stem of its groups
  for (const group of everydayWords) {
    const words = group.map((word) => [stem(word), word] as const);
    for (const [own] of words) byStem.set(own, new Map([...(byStem.get(own) ?? []), ...words]));
  }
  return (word) => {
    const own = stem(word);
    const others = [...(byStem.get(own) ?? [])].filter(([each]) => each !== own);
    return [...new Set(others.flatMap(([, other]) => [termOf(other) ?? [], formsOf(other)].flat()))];
  };
}
