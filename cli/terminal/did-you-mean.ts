import { hintOf, nearest } from '../../pipeline/nearest.ts';

/** `; did you mean "validate"?`, or empty if no candidate is similar. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  return hintOf(nearest(word, candidates) ?? withSameLetters(word, candidates));
}

function withSameLetters(word: string, candidates: readonly string[]): string | undefined {
  const sameLength = candidates.filter(({ length }) => length === word.length);
  if (sameLength.length === 0) return undefined;
  const letters = lettersOf(word);
  return sameLength.find((candidate) => lettersOf(candidate) === letters);
}

/** Swapped letters are the most frequent typo and count as two edits, which is a lot for a short word. */
const lettersOf = (word: string): string => Array.from(word.toLowerCase()).toSorted().join('');
