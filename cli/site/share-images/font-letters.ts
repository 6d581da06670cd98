import { inflateSync } from 'node:zlib';

/**
 * The code points that a font has a glyph for, by its table `cmap`. The font is WOFF, TrueType or OpenType; of any other file the set is empty.
 * Source: W3C, "WOFF File Format 1.0"; Microsoft, "cmap - Character to Glyph Index Mapping Table", formats 4 and 12.
 */
export function lettersOf(font: Uint8Array): ReadonlySet<number> {
  const letters = known.get(font) ?? readLetters(font);
  known.set(font, letters);
  return letters;
}

const known = new WeakMap<Uint8Array, ReadonlySet<number>>();

function readLetters(font: Uint8Array): ReadonlySet<number> {
  try {
    const table = tableOf(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
    return table === undefined ? new Set() : new Set(lettersIn(table));
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code?.startsWith('Z_'))
      return new Set();
    throw error;
  }
}

const woff = 0x774f4646;

/** The bytes of `cmap`. */
function tableOf(file: Buffer): Buffer | undefined {
  const isWoff = file.readUInt32BE(0) === woff;
  const count = file.readUInt16BE(isWoff ? 12 : 4);
  for (let index = 0; index < count; index += 1) {
    const entry = isWoff ? 44 + index * 20 : 12 + index * 16;
    if (file.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    if (!isWoff) return file.subarray(file.readUInt32BE(entry + 8));
    const [offset, packed, length] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]; // three of them
    const bytes = file.subarray(offset, offset + packed);
    return packed === length ? bytes : inflateSync(bytes, { maxOutputLength: length });
  }
  return undefined;
}

function* lettersIn(table: Buffer): Generator<number> {
  const count = table.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const subtable = table.subarray(table.readUInt32BE(8 + index * 8));
    const format = subtable.readUInt16BE(0);
    if (format === 4) yield* segments(subtable);
    if (format === 12) yield* groups(subtable);
  }
}

/** Format 4: the ends of segments, then their starts, what is added, and where their glyphs are listed. */
function* segments(table: Buffer): Generator<number> {
  const size = table.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, start, delta, range] = [0, size + 2, size * 2 + 2, size * 3 + 2].map((skip) =>
      table.readUInt16BE(at + skip),
    ) as [number, number, number, number]; // four of them
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const listed =
        range === 0 ? letter : table.readUInt16BE(at + size * 3 + 2 + range + (letter - start) * 2);
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) yield letter;
    }
  }
}

/** Format 12: groups of letters that have glyphs. */
function* groups(table: Buffer): Generator<number> {
  const count = table.readUInt32BE(12);
  for (let index = 0; index < count; index += 1) {
    const first = table.readUInt32BE(16 + index * 12);
    const last = Math.min(table.readUInt32BE(20 + index * 12), 0x10ffff);
    for (let letter = first; letter <= last; letter += 1) yield letter;
  }
}
