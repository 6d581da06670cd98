import { nearest } from '../pipeline/nearest.ts';

/** `; did you mean "validate"?`, or nothing where no candidate is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const letters = lettersOf(word);
  const meant = nearest(word, candidates) ?? candidates.find((candidate) => lettersOf(candidate) === letters);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

/** Two letters that changed places are the commonest slip, and count for two in short words. */
const lettersOf = (word: string): string => Array.from(word.toLowerCase()).toSorted().join('');
