/** More characters than an image has room for. */
const maxCharacters = 200;

/**
 * Scripts that satori sets right where the font has their letters. Of Arabic it loses dots, and it does not order or join the signs of
 * others; see docs/share-images.md.
 */
const knownScripts =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** What a text says even without: emoji, their modifiers, signs that are not seen, and symbols. */
const dispensable =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\p{C}\p{S}\p{P}\u{20e3}]/u;

/**
 * A text in one line as it can be drawn: without emoji and symbols that no font has, cut where it is too long. Empty if nothing is left, undefined
 * if letters are missing.
 */
export function drawableText(text: string, letters: ReadonlySet<number>): string | undefined {
  const known = text
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/\s+/gu, ' ');
  if (!knownScripts.test(known)) return undefined;
  const drawn: string[] = [];
  for (const character of known) {
    if (letters.has(character.codePointAt(0) ?? 0)) drawn.push(character);
    else if (!dispensable.test(character)) return undefined;
    if (drawn.length > maxCharacters) break;
  }
  return drawn.join('').replaceAll(/ +/gu, ' ').trim();
}
