import { alikeUpTo, nearWords } from './near-words.ts';
import type { Stemmer } from '../stemmer.ts';
import type { SearchIndex } from './search-index.ts';

/** The words of an index. A word is named by its place in the sorted list: a term. */
export interface Vocabulary {
  /** The term of a word; undefined where no document has it. */
  readonly termOf: (word: string) => number | undefined;
  readonly wordOf: (term: number) => string;
  /** The terms that begin with a word and are longer, the most frequent first. */
  readonly longerThan: (word: string, most: number) => readonly number[];
  /** The other terms with the same stem that begin as the word and its stem do. */
  readonly formsOf: (word: string) => readonly number[];
  /** The terms that have a character. */
  readonly having: (character: string) => readonly number[];
  /** The terms that a word was probably meant to be, the nearest first, then the most frequent. */
  readonly near: (
    word: string,
    most: number,
  ) => readonly { readonly term: number; readonly letters: number }[];
}

interface VocabularyOptions {
  /** For each term a number that grows with how many documents have it. */
  readonly sizes: readonly number[];
  readonly stem: Stemmer;
}

export function openVocabulary(
  { terms }: Pick<SearchIndex, 'terms'>,
  { sizes, stem }: VocabularyOptions,
): Vocabulary {
  const words = terms === '' ? [] : terms.split(' ');
  const termOf = (word: string): number | undefined => {
    const place = firstFrom(word, words);
    return words[place] === word ? place : undefined;
  };
  const beginningWith = (beginning: string): number[] => {
    const found: number[] = [];
    for (let place = firstFrom(beginning, words); words[place]?.startsWith(beginning) === true; place += 1)
      found.push(place);
    return found;
  };
  return {
    termOf,
    wordOf: (term) => words[term] ?? '',
    longerThan: (word, most) =>
      beginningWith(word)
        .filter((term) => words[term] !== word)
        .toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b)
        .slice(0, most),
    formsOf(word) {
      const own = stem(word);
      const beginning = word.slice(0, Math.max(minBeginning, alikeUpTo(word, own, word.length) - 1));
      if (beginning.length < minBeginning) return [];
      return beginningWith(beginning).filter(
        (term) => words[term] !== word && stem(words[term] ?? '') === own,
      );
    },
    having: (character) =>
      words.flatMap((word, place) => (word !== character && word.includes(character) ? [place] : [])),
    near: (word, most) =>
      nearWords(word, words)
        .toSorted(
          (a, b) => a.letters - b.letters || (sizes[b.term] ?? 0) - (sizes[a.term] ?? 0) || a.term - b.term,
        )
        .slice(0, most),
  };
}

/** Of fewer letters, too many words would be compared. */
const minBeginning = 2;

/** The place of the first word that is not before another one. */
function firstFrom(word: string, words: readonly string[]): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
