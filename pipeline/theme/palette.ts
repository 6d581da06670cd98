/** The colours of a scheme. Each is a custom property of `reader/ui/tokens.css`: `surfaceRaised` is `--surface-raised`. */
export const paletteNames = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'ink',
  'inkSoft',
  'inkOnPrimary',
  'line',
  'lineStrong',
  'primary',
  'primaryHover',
  'primarySoft',
  'link',
  'focus',
  'heroFrom',
  'heroTo',
  'heroInk',
  'mark',
  'markInk',
  'info',
  'infoSoft',
  'note',
  'noteSoft',
  'good',
  'goodSoft',
  'danger',
  'dangerSoft',
  'pro',
  'proSoft',
  'quiet',
  'quietSoft',
] as const;

export type PaletteName = (typeof paletteNames)[number];

/** Each colour as `#rrggbb`. */
export type Palette = Readonly<Record<PaletteName, string>>;

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export type Palettes = Readonly<Record<Scheme, Palette>>;

/** The name of the custom property: `--surface-raised`. */
export const propertyOf = (name: string): string =>
  `--${name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
