import { create } from 'fontkit';

/** Of a size of 1: heights above and below the baseline, the gap between lines, and the width of an average letter. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly width: number;
}

/** How often letters and spaces come in a thousand of English text. Source: Lewand, "Cryptological Mathematics", 2000. */
const frequencies: readonly (readonly [letter: string, frequency: number])[] = [
  [' ', 190],
  ['e', 127],
  ['t', 91],
  ['a', 82],
  ['o', 75],
  ['i', 70],
  ['n', 67],
  ['s', 63],
  ['h', 61],
  ['r', 60],
  ['d', 43],
  ['l', 40],
  ['c', 28],
  ['u', 28],
  ['m', 24],
  ['w', 24],
  ['f', 22],
  ['g', 20],
  ['y', 20],
  ['p', 19],
  ['b', 15],
  ['v', 10],
  ['k', 8],
];

/** The metrics of a font file; of a variable font those of its first weight. Undefined if it is no font. */
export function metricsOf(bytes: Uint8Array): FontMetrics | undefined {
  try {
    const font = create(Buffer.from(bytes));
    if (!('glyphForCodePoint' in font)) return undefined; // a collection of fonts
    const letters = frequencies.filter(([letter]) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const total = letters.reduce((sum, [, frequency]) => sum + frequency, 0);
    const width = letters.reduce(
      (sum, [letter, frequency]) =>
        sum + frequency * font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
      0,
    );
    const em = font.unitsPerEm;
    return {
      ascent: font.ascent / em,
      descent: -font.descent / em,
      lineGap: font.lineGap / em,
      width: total === 0 ? 0.5 : width / total / em,
    };
  } catch {
    return undefined;
  }
}
