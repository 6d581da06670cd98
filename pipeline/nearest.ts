import { distance } from 'fastest-levenshtein';

/** Longer words are not compared: the time depends on the length of both, and no name is this long. */
const maxLength = 200;

/** `; did you mean "title"?`, or empty without a suggestion. */
export const hintOf = (meant: string | undefined): string =>
  meant === undefined ? '' : `; did you mean "${meant}"?`;

/** The most similar candidate, in which at most two letters in five differ. Undefined if there is none. */
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
