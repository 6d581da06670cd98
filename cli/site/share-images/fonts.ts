import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf } from './font-letters.ts';

/** A font as satori takes it. */
export interface ShareFont {
  readonly name: string;
  readonly weight: 500 | 700;
  readonly style: 'normal';
  readonly data: Buffer;
}

/** The parts of Inter. Satori asks one family for a letter after the other, so each part is a family of its own. */
const parts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'greek-ext', 'cyrillic-ext'] as const;
const weights = [500, 700] as const;

/** The fonts of an image in the order in which they are asked for a letter. Throws if the package of Inter is not installed. */
export function fontsWith(own: Uint8Array | undefined): readonly ShareFont[] {
  const given = own && Buffer.from(own);
  return [...(given === undefined ? [] : weights.map((weight) => font('own', weight, given))), ...inter()];
}

/** Inter is read once. */
function inter(): readonly ShareFont[] {
  const { resolve } = createRequire(import.meta.url);
  return (known ??= parts.flatMap((part) =>
    weights.map((weight) =>
      font(
        part,
        weight,
        readFileSync(resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`)),
      ),
    ),
  ));
}

let known: readonly ShareFont[] | undefined;

const font = (name: string, weight: ShareFont['weight'], data: Buffer): ShareFont => ({
  name,
  weight,
  style: 'normal',
  data,
});

/** The letters that some of the fonts have. */
export function lettersIn(fonts: readonly ShareFont[]): ReadonlySet<number> {
  const files = fonts.filter(({ weight }) => weight === 700).map(({ data }) => data);
  return new Set(files.flatMap((file) => [...lettersOf(file)]));
}
