import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { siteName } from '../../pipeline/config/site-name.ts';
import type { ThemeConfig } from '../../pipeline/config/theme.ts';
import { derivePalettes } from '../../pipeline/theme/derive-palettes.ts';
import { type Palettes, schemes } from '../../pipeline/theme/palette.ts';
import type { ResolvedTheme } from '../../pipeline/theme/resolved-theme.ts';
import { themeCss } from '../../pipeline/theme/theme-css.ts';
import { UsageError } from '../usage-error.ts';
import { contrastSentences } from './contrast-sentences.ts';
import { faceRules, familyValue } from './font-faces.ts';
import { iconsOf } from './icons.ts';
import { readOwnStyles } from './own-styles.ts';
import { type ReadFont, readFont } from './read-font.ts';
import { pngSize, readShareImage } from './share-image.ts';
import { hashedThemeFile, readThemeFile } from './theme-file.ts';

type Configured = Pick<PipelineConfig, 'theme' | 'site' | 'language' | 'locale'>;

/**
 * Reads the files of the theme and checks its colours. Undefined if no theme is configured. Throws sentences for files that cannot be read
 * and for colours that cannot be.
 */
export async function readTheme(
  { theme, locale = 'en', ...config }: Configured,
  configFile: string | undefined,
): Promise<ResolvedTheme | undefined> {
  if (theme === undefined) return undefined;
  const palettes = checkedPalettes(theme);
  const sheet = await styleSheet(theme, palettes, configFile);
  const logo = await readLogo(theme, configFile);
  const palette = palettes[theme.scheme === 'dark' ? 'dark' : 'light'];
  const shareImage = await readShareImage(theme, configFile);
  const about = { ground: palette.surface, siteName: siteName(config, locale) };
  const { icons, files: iconFiles } = await readIcons(theme, configFile, about);
  return {
    head: [
      { name: 'color-scheme', content: theme.scheme === 'auto' ? 'light dark' : theme.scheme },
      ...browserColours(theme, palettes),
      ...icons,
      ...sheet.links,
    ],
    logo: logo.map(({ path }) => `/${path}`),
    share: {
      ground: palette.heroFrom,
      text: palette.heroInk,
      accent: palette.heroTo,
      strip: palette.surfaceRaised,
      stripText: palette.ink,
    },
    ...(shareImage && { shareImage: { path: shareImage.path, ...pngSize(shareImage.bytes) } }),
    files: [...sheet.files, ...logo, ...iconFiles, ...(shareImage ? [shareImage] : [])],
  };
}

/** The theme's style sheet and fonts, and the elements of the head that load them. */
async function styleSheet(theme: ThemeConfig, palettes: Palettes, configFile: string | undefined) {
  const fonts = await readFonts(theme, configFile);
  const own =
    theme.styles === undefined
      ? undefined
      : await readOwnStyles({ setting: 'theme.styles', name: theme.styles }, configFile);
  const read = [...new Map(Object.values(fonts).map((font) => [font.family.name, font])).values()];
  const css = themeCss({
    theme,
    palettes,
    own,
    faces: read.flatMap(({ family }) => faceRules(family, theme.fonts.display)),
    families: {
      text: fonts.text && familyValue(fonts.text.family),
      heading: fonts.headings && familyValue(fonts.headings.family),
      code: fonts.code && familyValue(fonts.code.family),
    },
  });
  const styles = hashedThemeFile('theme.css', Buffer.from(css));
  const preloads = [fonts.text, fonts.headings].flatMap((font) =>
    font === undefined ? [] : [preloadOf(font)],
  );
  return {
    links: [...preloads, { rel: 'stylesheet', href: styles.path }, ...inPages(css)],
    files: [styles, ...read.flatMap(({ files }) => files)],
  };
}

/** More would cost each page more than a request. Unit: characters. */
const maxLengthInPages = 4000;

/** The style sheet once more as an element of pages, if it is small. */
const inPages = (css: string) =>
  css.length > maxLengthInPages ? [] : [{ css: css.replaceAll('<', String.raw`\3c `) }];

/** The colours of both schemes. Throws a sentence for each pair that cannot be read. */
function checkedPalettes(theme: ThemeConfig): Palettes {
  const palettes = derivePalettes(theme.colors);
  const faults = contrastSentences(palettes, theme);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return palettes;
}

type Fonts = { readonly [use in 'text' | 'headings' | 'code']?: ReadFont };

async function readFonts({ fonts }: ThemeConfig, configFile: string | undefined): Promise<Fonts> {
  const uses = (['text', 'headings', 'code'] as const).flatMap((use) => {
    const font = fonts[use];
    return font === undefined ? [] : [{ use, font }];
  });
  return Object.fromEntries(
    await Promise.all(
      uses.map(async ({ use, font }) => [
        use,
        await readFont(font, { setting: `theme.fonts.${use}`, configFile }),
      ]),
    ),
  );
}

/** The colour of the browser around the page. */
function browserColours({ scheme }: ThemeConfig, palettes: Palettes) {
  const name = 'theme-color';
  if (scheme !== 'auto') return [{ name, content: palettes[scheme].surfaceRaised }];
  return schemes.map((each) => ({
    name,
    media: `(prefers-color-scheme: ${each})`,
    content: palettes[each].surfaceRaised,
  }));
}

const preloadOf = ({ first }: ReadFont) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: first.path,
  crossorigin: '',
});

/** The logo of each scheme that the site has. */
async function readLogo({ logo, scheme }: ThemeConfig, configFile: string | undefined) {
  if (logo === undefined) return [];
  const named =
    typeof logo === 'string'
      ? [{ setting: 'theme.logo', name: logo }]
      : (scheme === 'auto' ? schemes : [scheme]).map((each) => ({
          setting: `theme.logo.${each}`,
          name: logo[each],
        }));
  return Promise.all(
    named.map(async (each) => hashedThemeFile(each.name, await readThemeFile(each, configFile))),
  );
}

const usualIcon = { rel: 'icon', href: 'favicon.svg', type: 'image/svg+xml' };

async function readIcons(
  { favicon }: ThemeConfig,
  configFile: string | undefined,
  about: { readonly ground: string; readonly siteName: string },
): ReturnType<typeof iconsOf> {
  if (favicon === undefined) return { icons: [usualIcon], files: [] };
  const bytes = await readThemeFile({ setting: 'theme.favicon', name: favicon }, configFile);
  return iconsOf(favicon, bytes, about);
}
