import * as z from 'zod';
import { paletteNames } from '../theme/palette.ts';

const colourFault = 'must be a colour of six or three digits such as "#0b5cad"';

const colour = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu, colourFault);

/** One colour for both schemes, or one for each. */
const colourOfSchemes = z.union(
  [colour, z.strictObject({ light: colour.optional(), dark: colour.optional() })],
  {
    error: `${colourFault}, or one for each scheme: { light: "#0b5cad", dark: "#76b6f5" }`,
  },
);

const path = z.string().min(1);

const fontFile = z.strictObject({
  /** A WOFF2 file, relative to the configuration. */
  file: path.regex(/\.woff2$/iu, 'must be a WOFF2 file such as "./fonts/brand.woff2"'),
  /** One weight, or the range of a variable font: `'400'`, `'100 900'`. */
  weight: z
    .string()
    .regex(/^\d{1,4}(?: \d{1,4})?$/u, 'must be a weight such as "400", or a range such as "100 900"')
    .default('400'),
  style: z.enum(['normal', 'italic']).default('normal'),
});

/** The name of a Fontsource package, or a family with its files. */
const font = z.union(
  [
    z
      .string()
      .regex(
        /^@fontsource(?:-variable)?\/[\da-z-]+$/u,
        'must be a package such as "@fontsource-variable/inter"',
      ),
    z.strictObject({
      family: z
        .string()
        .min(1)
        .regex(/^[^"\\]+$/u, 'must be the name of a font, without quotes'),
      files: z.array(fontFile).min(1),
      /** What the font looks like, for the fonts that stand in for it. */
      like: z.enum(['sans-serif', 'serif', 'monospace']).default('sans-serif'),
    }),
  ],
  {
    error:
      'must be a package such as "@fontsource-variable/inter", or { family: "Brand", files: [{ file: "./brand.woff2" }] }',
  },
);

/** How the site looks. */
export const themeConfig = z
  .strictObject({
    /** `auto` follows the reader's system; the others have one scheme for everybody. */
    scheme: z.enum(['auto', 'light', 'dark']).default('auto'),
    /** `brand`, which the others follow from, and those of them that are set. */
    colors: z.partialRecord(z.enum(['brand', ...paletteNames]), colourOfSchemes).default({}),
    fonts: z
      .strictObject({
        text: font.optional(),
        /** Absent: as the text. */
        headings: font.optional(),
        code: font.optional(),
        /**
         * `optional` shows the font from the second page on where it comes late, so that nothing moves; `swap` shows it as soon as it
         * is there.
         */
        display: z.enum(['optional', 'swap']).default('optional'),
      })
      .prefault({}),
    /** The corners of cards, fields and buttons. */
    radius: z.enum(['none', 'small', 'medium', 'large']).default('medium'),
    density: z.enum(['comfortable', 'compact']).default('comfortable'),
    /** A picture, or one for each scheme, in place of the knowledge base's logo. */
    logo: z.union([path, z.strictObject({ light: path, dark: path })]).optional(),
    /** A square picture: SVG, or PNG of at least 512 pixels. */
    favicon: path.regex(/\.(?:svg|png)$/iu, 'must be an SVG or a PNG file').optional(),
    /** A PNG of 1200 × 630 pixels: the image of the site where its pages are shared. */
    shareImage: path.regex(/\.png$/iu, 'must be a PNG file').optional(),
    /** A style sheet that is added after all others, in a layer of its own. */
    styles: path.regex(/\.css$/iu, 'must be a style sheet such as "./brand.css"').optional(),
  })
  .optional();

export type ThemeConfig = NonNullable<z.output<typeof themeConfig>>;
