import type { ThemeConfig } from '../config/theme.ts';
import {
  type Palette,
  type PaletteName,
  paletteNames,
  type Palettes,
  propertyOf,
  type Scheme,
} from './palette.ts';
import { usualPalettes, usualShades } from './usual-palettes.ts';

/** Values by the name of their custom property in camel case. */
type Values = Readonly<Record<string, string>>;

export interface ThemeStyles {
  readonly theme: Pick<ThemeConfig, 'scheme' | 'radius' | 'density'>;
  readonly palettes: Palettes;
  /** The `@font-face` rules. */
  readonly faces: readonly string[];
  /** The families of texts, headings and code, as values of `font-family`. */
  readonly families: { readonly [use in 'text' | 'heading' | 'code']?: string | undefined };
  /** The site's own style sheet. */
  readonly own?: string | undefined;
}

/** The style sheet of a theme. It holds only what differs from `reader/ui/tokens.css`, after which it comes. */
export function themeCss({ theme, palettes, faces, families, own }: ThemeStyles): string {
  const values = { ...radii[theme.radius], ...spaces[theme.density], ...familyValues(families) };
  return [
    ...faces,
    `@layer theme {\n${[rule(values), ...colourRules(theme.scheme, palettes)].filter(Boolean).join('\n')}\n}`,
    own === undefined ? '' : `@layer own {\n${own}\n}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The media in which the main style sheet is dark. */
const dark = '@media screen and (prefers-color-scheme: dark)';

function colourRules(scheme: ThemeConfig['scheme'], palettes: Palettes): readonly string[] {
  const all = (of: Scheme): Values => ({ ...palettes[of], ...usualShades[of] });
  const light = only(palettes.light, (name) => palettes.light[name] !== usualPalettes.light[name]);
  const whole = `:root { color-scheme: ${scheme}; }`;
  if (scheme === 'light') return [whole, rule(light), within(dark, rule(all('light')))];
  // on paper every site is light
  if (scheme === 'dark') return [rule(light), within('@media screen', `${whole}\n${rule(all('dark'))}`)];
  const isOther = (name: PaletteName) => name in light || palettes.dark[name] !== usualPalettes.dark[name];
  return [rule(light), within(dark, rule(only(palettes.dark, isOther)))];
}

const only = (palette: Palette, isTaken: (name: PaletteName) => boolean): Values =>
  Object.fromEntries(paletteNames.flatMap((name) => (isTaken(name) ? [[name, palette[name]]] : [])));

const within = (media: string, rules: string): string => (rules === '' ? '' : `${media} {\n${rules}\n}`);

const rule = (values: Values): string => {
  const lines = Object.entries(values).map(([name, value]) => `${propertyOf(name)}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}`;
};

const familyValues = (families: ThemeStyles['families']): Values =>
  Object.fromEntries(
    Object.entries(families).flatMap(([use, family]) =>
      family === undefined ? [] : [[`font-${use}`, family]],
    ),
  );

const radii: Readonly<Record<ThemeConfig['radius'], Values>> = {
  none: { radiusS: '0', radiusM: '0', radiusL: '0' },
  small: { radiusS: '0.1875rem', radiusM: '0.3125rem', radiusL: '0.5rem' },
  medium: {},
  large: { radiusS: '0.625rem', radiusM: '1rem', radiusL: '1.5rem' },
};

const spaces: Readonly<Record<ThemeConfig['density'], Values>> = {
  comfortable: {},
  compact: {
    'space-3': '0.625rem',
    'space-4': '0.875rem',
    'space-5': '1.125rem',
    'space-6': '1.5rem',
    'space-7': '2.25rem',
    'space-8': '3.25rem',
  },
};
