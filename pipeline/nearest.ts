import { distance } from 'fastest-levenshtein';

/** Comparing takes as long as the two words together: what is longer than any name is a slip of another kind. */
const maxLength = 200;

/** The candidate that was probably meant: at most two letters in five differ. Undefined where none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > maxLength) return undefined;
  let best: string | undefined;
  let bestDistance = Math.floor(word.length * 0.4) + 1;
  const lower = word.toLowerCase();
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const letters = distance(lower, candidate.toLowerCase());
    if (letters < bestDistance) {
      best = candidate;
      bestDistance = letters;
    }
  }
  return best;
}
