import type { FontMetrics } from './font-metrics.ts';
import { fallbackFonts, type FontKind, systemFonts } from './fallback-fonts.ts';

/** A file of a font family. */
export interface FontFace {
  /** Relative to the style sheet. */
  readonly url: string;
  /** `400`, or the range of a variable font: `100 900`. */
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  /** The characters that the file has; absent: all. */
  readonly range?: string | undefined;
}

export interface FontFamily {
  readonly name: string;
  readonly kind: FontKind;
  readonly faces: readonly FontFace[];
  readonly metrics: FontMetrics;
}

/**
 * The `@font-face` rules of a family, and of what stands in for it until its files are there: the upright letters, which browsers slant, for
 * the italic, and system fonts in the same room.
 */
export const faceRules = (family: FontFamily, display: 'optional' | 'swap'): readonly string[] => [
  ...[{ name: family.name, faces: family.faces }, ...slanted(family)].flatMap(({ name, faces }) =>
    faces.map((face) =>
      rule({
        'font-family': quoted(name),
        src: `url(${face.url}) format('woff2')`,
        'font-weight': face.weight,
        'font-style': face.style,
        'font-display': display,
        ...(face.range !== undefined && { 'unicode-range': face.range }),
      }),
    ),
  ),
  ...fallbackFonts[family.kind].flatMap((fallback, index) => {
    const size = family.metrics.width / fallback.width;
    const room = {
      'size-adjust': percent(size),
      'ascent-override': percent(family.metrics.ascent / size),
      'descent-override': percent(family.metrics.descent / size),
      'line-gap-override': percent(family.metrics.lineGap / size),
    };
    return [
      { weight: '100 500', bold: '' },
      { weight: '600 900', bold: ' Bold' },
    ].map(({ weight, bold }) =>
      rule({
        'font-family': quoted(fallbackName(family, index)),
        src: fallback.local.map((name) => `local(${quoted(name + bold)})`).join(', '),
        'font-weight': weight,
        ...room,
      }),
    );
  }),
];

/** The value of `font-family`. */
export const familyValue = (family: FontFamily): string =>
  [
    quoted(family.name),
    ...slanted(family).map(({ name }) => quoted(name)),
    ...fallbackFonts[family.kind].map((_, index) => quoted(fallbackName(family, index))),
    systemFonts[family.kind],
  ].join(', ');

/** The same files by another name, without the italic: pages wait for no file more. */
function slanted({ name, faces }: FontFamily): readonly Pick<FontFamily, 'name' | 'faces'>[] {
  const upright = faces.filter(({ style }) => style === 'normal');
  return upright.length === faces.length ? [] : [{ name: `${name} slanted`, faces: upright }];
}

const fallbackName = ({ name }: FontFamily, index: number): string => `${name} fallback ${index + 1}`;

const quoted = (name: string): string => `'${name.replaceAll("'", "\\'")}'`;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

const rule = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')}\n}`;
