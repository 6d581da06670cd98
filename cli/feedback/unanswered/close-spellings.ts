import { addTo } from '../../../schemas/base/add-to.ts';
import { lettersThatMayDiffer, nearWords } from '../../../schemas/search/index/near-words.ts';

/**
 * Gives the word that each misspelled word was probably meant to be: one that is known, else the most frequent, with the same first
 * letter. Only words that become equal without some of their letters are compared, so the time grows with the number of words.
 * Source: Wolf Garbe, SymSpell.
 */
export function closeSpellings(
  times: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): (word: string) => string {
  const rank = (word: string): number => (known.has(word) ? Infinity : (times.get(word) ?? 0));
  const words = [...times.keys()].toSorted((a, b) => rank(b) - rank(a) || (a < b ? -1 : 1));
  const byRest = new Map<string, string[]>();
  const meant = new Map<string, string>();
  for (const word of words) {
    const rests = restsOf(word);
    const near = known.has(word) ? undefined : nearest(word, rests, byRest);
    if (near !== undefined) meant.set(word, near);
    else for (const rest of rests) addTo(byRest, rest, word);
  }
  return (word) => meant.get(word) ?? word;
}

function nearest(
  word: string,
  rests: ReadonlySet<string>,
  byRest: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const candidates = [...new Set([...rests].flatMap((rest) => byRest.get(rest) ?? []))].toSorted();
  const [first] = nearWords(word, candidates).toSorted((a, b) => a.letters - b.letters);
  return first && candidates[first.term];
}

/** A longer word has too many. */
const maxLetters = 24;

/** The word itself, and what is left of it without as many letters as may differ. */
function restsOf(word: string): ReadonlySet<string> {
  if (word.length > maxLetters) return new Set([word]);
  const rests = [[word]];
  for (let left = lettersThatMayDiffer(word); left > 0; left -= 1)
    rests.push((rests.at(-1) ?? []).flatMap(withoutOne));
  return new Set(rests.flat());
}

/** The first letter stays. */
const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, place) => word.slice(0, place + 1) + word.slice(place + 2));
