import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../../cli/site/share-images/font-letters.ts';
import { fontsWith } from '../../../../cli/site/share-images/fonts.ts';

const inter = (part: string) => {
  const font = fontsWith(undefined).find(({ name }) => name === part);
  if (font === undefined) throw new Error(`Inter has no part ${part}`);
  return lettersOf(font.data);
};

const shown = (letters: ReadonlySet<number>, text: string) =>
  Array.from(text)
    .filter((letter) => letters.has(letter.codePointAt(0) ?? 0))
    .join('');

describe('the letters of a font', () => {
  it('are those with a glyph [BR-2]', () => {
    // satori reports U+2010 and the dagger as missing in this part
    expect(shown(inter('latin'), 'Aß€‐†Ωж技')).toBe('Aß€');
    expect(shown(inter('greek'), 'ßΩж')).toBe('Ω');
    expect(shown(inter('cyrillic'), 'ßΩж')).toBe('ж');
  });

  it('are none of a file that is no font, or cut off', () => {
    const [font] = fontsWith(undefined);
    for (const file of [
      Buffer.alloc(0),
      Buffer.from('no font at all'),
      font?.data.subarray(0, 60) ?? Buffer.alloc(0),
    ]) {
      expect(lettersOf(file).size).toBe(0);
    }
  });

  it('are read from a table that is not compressed, in groups', () => {
    const groups = Buffer.alloc(28);
    groups.writeUInt16BE(12, 0);
    for (const [at, value] of [
      [12, 1],
      [16, 0x1f600],
      [20, 0x1f602],
    ] as const)
      groups.writeUInt32BE(value, at);
    expect([...lettersOf(fontWith(groups))]).toEqual([0x1f600, 0x1f601, 0x1f602]);
  });
});

/** A TrueType font that has nothing but one table of letters. */
function fontWith(letters: Buffer): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.writeUInt32BE(0x10000, 0);
  bytes.writeUInt16BE(1, 4); // tables
  bytes.write('cmap', 12, 'latin1');
  bytes.writeUInt32BE(28, 20); // where it is
  bytes.writeUInt16BE(1, 30); // tables of letters in it
  bytes.writeUInt32BE(12, 36); // where that is
  return Buffer.concat([bytes, letters]);
}
