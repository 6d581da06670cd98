import { type Word, wordsIn } from '../index/words.ts';

/** By the first word of each text of a group: the text's words, and the words of the others. */
export type Synonyms = ReadonlyMap<string, readonly Entry[]>;

interface Entry {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

export function openSynonyms(groups: readonly (readonly string[])[], language?: string): Synonyms {
  const byFirst = new Map<string, Entry[]>();
  for (const group of groups) {
    const texts = group
      .map((text) => wordsIn(text, language).map(({ word }) => word))
      .filter(({ length }) => length > 0);
    for (const words of texts) {
      const first = words[0] ?? '';
      const others = texts.filter((each) => each !== words);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, others }]);
    }
  }
  return byFirst;
}

/** For each word that is a part of a text with synonyms, the words of those. */
export function synonymsOf(
  words: readonly Word[],
  synonyms: Synonyms,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const [place, { word }] of words.entries()) {
    for (const entry of synonyms.get(word) ?? []) {
      if (!entry.words.every((each, index) => words[place + index]?.word === each)) continue;
      for (const each of entry.words) found.set(each, [...(found.get(each) ?? []), ...entry.others]);
    }
  }
  return found;
}
