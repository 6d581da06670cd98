/** Whole numbers below a bound, the same at every run. Source: Park and Miller's generator. */
export function randomBelow(): (bound: number) => number {
  let state = 20_261_121;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A word with one slip: a letter left out, added, mistyped, or two that changed places; never the word itself. */
export function misspell(word: string, below: (bound: number) => number): string {
  const at = below(word.length);
  const letter = letters[below(letters.length)] ?? '';
  const before = word.slice(0, at);
  const slips = [
    before + word.slice(at + 1),
    before + letter + word.slice(at),
    before + letter + word.slice(at + 1),
    before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ];
  const slip = slips[below(slips.length)] ?? '';
  return slip === word ? misspell(word, below) : slip;
}
