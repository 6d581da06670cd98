import { openEveryday } from '../../../schemas/search/query/everyday.ts';
import type { OpenedIndex } from './opened-index.ts';

/** The length of an abbreviation. Of more letters, it is a word. */
const [minInitials, maxInitials] = [2, 5];

/**
 * Groups of synonyms for words of readers: everyday words that mean the same in any of their forms, and, for words that no article has, the
 * titles that they abbreviate, such as `po` of `purchase order`.
 */
export function looserSynonyms(
  words: readonly string[],
  { language, index, vocabulary }: OpenedIndex,
): string[][] {
  const everyday = openEveryday({ stem: language.stem, everydayWords: language.synonyms }, vocabulary);
  const initials = new Set(words.filter((word) => isShort(word) && vocabulary.termOf(word) === undefined));
  const written =
    initials.size === 0
      ? new Map<string, Set<string>>()
      : phrasesByInitials(index.titles, initials, language);
  return words.flatMap((word) => {
    const others = [...everyday(word).map(vocabulary.wordOf), ...(written.get(word) ?? [])];
    return others.length === 0 ? [] : [[word, ...others]];
  });
}

const isShort = ({ length }: string): boolean => length >= minInitials && length <= maxInitials;

/** The phrases of titles whose words begin with these letters. */
function phrasesByInitials(
  titles: readonly string[],
  wanted: ReadonlySet<string>,
  { wordsIn, isFunctionWord }: OpenedIndex['language'],
): Map<string, Set<string>> {
  const phrases = new Map<string, Set<string>>();
  for (const title of titles) {
    const words = wordsIn(title);
    for (const start of words.keys()) {
      for (let length = 1; length <= maxInitials && start + length <= words.length; length += 1) {
        const phrase = words.slice(start, start + length);
        const letters = phrase.map(({ start: from, end }) => initialsOf(title.slice(from, end))).join('');
        if (!wanted.has(letters) || phrase.some(({ word }) => isFunctionWord(word))) continue;
        const text = phrase.map(({ word }) => word).join(' ');
        phrases.set(letters, new Set([...(phrases.get(letters) ?? []), text]));
      }
    }
  }
  return phrases;
}

/** `qb` of `QuickBooks`. */
const initialsOf = (word: string): string =>
  (word === word.toUpperCase()
    ? word.slice(0, 1)
    : word.slice(0, 1) + word.slice(1).replaceAll(/[^A-Z]/gu, '')
  ).toLowerCase();
