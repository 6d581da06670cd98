import { nearest } from '../../pipeline/nearest.ts';

/** `; did you mean "validate"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates) ?? withSameLetters(word, candidates);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

function withSameLetters(word: string, candidates: readonly string[]): string | undefined {
  const sameLength = candidates.filter(({ length }) => length === word.length);
  if (sameLength.length === 0) return undefined;
  const letters = lettersOf(word);
  return sameLength.find((candidate) => lettersOf(candidate) === letters);
}

/** Two letters that changed places are the commonest slip, and count for two in short words. */
const lettersOf = (word: string): string => Array.from(word.toLowerCase()).toSorted().join('');
