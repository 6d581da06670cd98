const ascii = /^[\0-\x7f]*$/u;

/**
 * A lower-case text of the same length, so that positions are the same in both texts. A character without a single
 * lower-case letter stays unchanged (`ß`, ligatures). The Turkish `İ` and `ı` become `i`.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldedCharacter(character);
  return folded;
}

const known = new Map<string, string>();

function foldedCharacter(character: string): string {
  const folded = known.get(character) ?? foldOne(character);
  known.set(character, folded);
  return folded;
}

/** By way of the capital, which `σ` and `ς` share. */
function foldOne(character: string): string {
  const { length } = character;
  const upper = character.toUpperCase();
  return (upper.length === length ? upper : character).toLowerCase().slice(0, length);
}
