/** Letters of scripts that part no words by spaces, as the inside of a character class. */
export const spacelessScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

/** A letter with the marks that stand on it, or an emoji of several. Unicode counts no marks: half-width sound marks of kana, jamo that end a syllable, a Thai and a Lao vowel. */
const character =
  /^\p{M}+|\P{M}(?:[\p{M}\uff9e\uff9f\u0e33\u0eb3\u1160-\u11ff]|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu;

/** A text letter by letter, with what belongs to each. Needs no `Intl.Segmenter`, and gives the same in every browser. */
export const charactersIn = (text: string): string[] => text.match(character) ?? [];

const segmenters = new Map<string, Intl.Segmenter>();

/** Cuts words of a language. Undefined in a browser without: Firefox before 125. */
export function wordSegmenter(language: string): Intl.Segmenter | undefined {
  if ((Intl as { readonly Segmenter?: unknown }).Segmenter === undefined) return undefined;
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}
