import type { ThemeConfig } from '../config/theme.ts';
import { colourOf, contrastOf, type Ground, nearestPassing, type Tone, toneOf } from './colour.ts';
import { pairs } from './pairs.ts';
import { type Palette, type PaletteName, paletteNames, type Palettes, type Scheme } from './palette.ts';
import { usualPalettes } from './usual-palettes.ts';

type Colours = ThemeConfig['colors'];

/** The colours that have a trace of the brand's hue. */
const neutrals = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'ink',
  'inkSoft',
  'line',
  'lineStrong',
  'quiet',
  'quietSoft',
] as const;

/** A brand with more chroma does not make greys more colourful. */
const fullChroma = 0.1;

/** Above it, dark text stands on the brand's colour; below, the brand's colour is darkened for white text. */
const lightBrand = 0.7;

/** The colours of both schemes: those that are set, and for the others what follows from the brand's colour. */
export const derivePalettes = (colours: Colours): Palettes => ({
  light: derivePalette(colours, 'light'),
  dark: derivePalette(colours, 'dark'),
});

function derivePalette(colours: Colours, scheme: Scheme): Palette {
  const brand = colourIn(colours, 'brand', scheme);
  const derived =
    brand === undefined ? usualPalettes[scheme] : { ...usualPalettes[scheme], ...fromBrand(brand, scheme) };
  const set = Object.fromEntries(
    paletteNames.flatMap((name) => {
      const colour = colourIn(colours, name, scheme);
      return colour === undefined ? [] : [[name, colourOf(toneOf(colour))]];
    }),
  );
  return settled({ ...derived, ...set }, (name) => name in set);
}

/** Undefined if it is not set. */
function colourIn(colours: Colours, name: PaletteName | 'brand', scheme: Scheme): string | undefined {
  const set = colours[name];
  return typeof set === 'string' ? set : set?.[scheme];
}

function fromBrand(colour: string, scheme: Scheme): Partial<Palette> {
  const brand = toneOf(colour);
  // a dark grey looks more colourful in a warm hue than in a blue one
  const most =
    scheme === 'dark' && Math.abs(brand.hue - toneOf(usualPalettes.light.primary).hue) > 60 ? 0.5 : 1;
  const chroma = Math.min(most, brand.chroma / fullChroma);
  const tinted = (name: PaletteName): string => {
    const usual = toneOf(usualPalettes[scheme][name]);
    return colourOf({ ...usual, chroma: usual.chroma * chroma, hue: brand.hue });
  };
  const greys = Object.fromEntries(neutrals.map((name) => [name, tinted(name)]));
  return {
    ...greys,
    primarySoft: tinted('primarySoft'),
    ...(scheme === 'light' ? inLight(brand) : inDark(brand)),
  };
}

const white = '#ffffff';
const darkInk = (brand: Tone): string =>
  colourOf({ lightness: 0.22, chroma: Math.min(0.03, brand.chroma), hue: brand.hue });

const lighter = (tone: Tone, by: number): Tone => ({ ...tone, lightness: tone.lightness + by });

function inLight(brand: Tone): Partial<Palette> {
  const isLight = brand.lightness > lightBrand;
  const inkOnPrimary = isLight ? darkInk(brand) : white;
  const primary = isLight ? colourOf(brand) : passing(colourOf(brand), [white]);
  const tone = toneOf(primary);
  const link = passing(colourOf(isLight ? asText(brand) : brand), [white]);
  return {
    primary,
    primaryHover: passing(colourOf(lighter(tone, -0.07)), [inkOnPrimary]),
    inkOnPrimary,
    link,
    focus: link,
    heroFrom: colourOf(lighter(tone, isLight ? 0.03 : -0.11)),
    heroTo: primary,
    heroInk: inkOnPrimary,
  };
}

/** A dark yellow is olive, so that it becomes amber. */
const asText = (brand: Tone): Tone =>
  brand.hue > 78 && brand.hue < 118 ? { ...brand, hue: 72, lightness: 0.55 } : { ...brand, lightness: 0.55 };

function inDark(brand: Tone): Partial<Palette> {
  const { dark } = usualPalettes;
  const like = (name: PaletteName): Tone => {
    const usual = toneOf(dark[name]);
    return { ...usual, chroma: Math.min(usual.chroma * 1.4, brand.chroma), hue: brand.hue };
  };
  const isLight = brand.lightness > toneOf(dark.primary).lightness;
  const primary = isLight ? brand : like('primary');
  return {
    primary: colourOf(primary),
    primaryHover: colourOf(lighter(primary, 0.06)),
    inkOnPrimary: darkInk(brand),
    link: colourOf(like('link')),
    focus: colourOf(like('focus')),
    heroFrom: colourOf(like('heroFrom')),
    heroTo: colourOf(like('heroTo')),
    heroInk: white,
  };
}

const passing = (colour: string, others: readonly string[]): string =>
  nearestPassing(
    colour,
    others.map((other) => ({ colour: other, ratio: 4.5 })),
  ) ?? colour;

/** Moves the lightness of each text that is not set so that it can be read on everything that it stands on. */
function settled(palette: Palette, isSet: (name: PaletteName) => boolean): Palette {
  const next: Record<PaletteName, string> = { ...palette };
  for (const name of paletteNames) {
    if (!isSet(name)) next[name] = nearestPassing(next[name], groundsOf(name, next)) ?? next[name];
  }
  return next;
}

/** What a colour stands on in a palette. */
const groundsOf = (name: PaletteName, palette: Palette): readonly Ground[] =>
  pairs.flatMap(({ front, ground, ratio }) => (front === name ? [{ colour: palette[ground], ratio }] : []));

/** A pair that is too close, and the nearest colour that is not. */
export interface ContrastFault {
  readonly scheme: Scheme;
  readonly front: PaletteName;
  readonly ground: PaletteName;
  readonly contrast: number;
  readonly ratio: number;
  /** Undefined if no colour passes on everything that this one stands on. */
  readonly nearest: string | undefined;
}

export const contrastFaults = (palettes: Palettes, scheme: Scheme): readonly ContrastFault[] =>
  pairs.flatMap(({ front, ground, ratio }) => {
    const palette = palettes[scheme];
    const contrast = contrastOf(palette[front], palette[ground]);
    if (contrast >= ratio) return [];
    return [
      {
        scheme,
        front,
        ground,
        contrast,
        ratio,
        nearest: nearestPassing(palette[front], groundsOf(front, palette)),
      },
    ];
  });
