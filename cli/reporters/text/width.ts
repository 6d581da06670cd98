const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wide =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;
const nothing = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** The columns that a text takes in a terminal, exact enough to underline a part of it. */
export const width = (text: string): number =>
  graphemesOf(text).reduce((columns, grapheme) => columns + columnsOf(grapheme), 0);

/** The characters as people count them. */
export const graphemesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

function columnsOf(grapheme: string): number {
  if (nothing.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}
