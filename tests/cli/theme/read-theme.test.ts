import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, onTestFinished, test } from 'vitest';
import { readTheme } from '../../../cli/theme/read-theme.ts';
import { config, type FieldbookConfig } from '../../../pipeline/config/config.ts';
import { packageFolder } from '../../../cli/package-files.ts';
import { testFolder } from '../folder.ts';

type Theme = NonNullable<FieldbookConfig['theme']>;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#f00"/></svg>';

/** Packages are found from this repository. */
const here = join(packageFolder, 'fieldbook.config.json');

const read = (theme: Theme, configFile = here) =>
  readTheme(config.parse({ theme, site: { name: 'Example' } }), configFile);

const readIn = async (theme: Theme, files: Readonly<Record<string, string | Uint8Array>>) =>
  read(theme, join(await testFolder(onTestFinished, files), 'fieldbook.config.json'));

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test('a site without a theme has none', async () => {
  expect(await readTheme(config.parse({}), undefined)).toBeUndefined();
});

test('one line takes a font from a package: its files, the usual letters preloaded, and fonts of systems in its room [BR-1]', async () => {
  const theme = await read({ fonts: { text: '@fontsource-variable/figtree' } });
  const [css, ...fonts] = theme?.files ?? [];
  expect(theme?.head.filter(({ rel }) => rel === 'preload')).toEqual([
    expect.objectContaining({
      href: expect.stringMatching(/^assets\/figtree-latin-wght-normal-[\da-f]{8}\.woff2$/u),
    }),
  ]);
  expect(fonts.map(({ path }) => path)).toHaveLength(4);
  expect(textOf(css?.bytes)).toContain(
    "--font-text: 'Figtree Variable', 'Figtree Variable slanted', 'Figtree Variable fallback 1'",
  );
  // what is slanted until the italic is there: the file that is preloaded, and no other
  expect(textOf(css?.bytes)).toMatch(
    /'Figtree Variable slanted';\nsrc: url\(figtree-latin-wght-normal-\w+\.woff2\)/u,
  );
  expect(textOf(css?.bytes)).not.toMatch(/slanted';\nsrc: url\(\S*italic/u);
  // letters are 0.28 % wider than those of Arial, so that a line is as long in both
  expect(textOf(css?.bytes)).toMatch(
    /src: local\('Arial'\), local\('Liberation Sans'\);\nfont-weight: 100 500;\nsize-adjust: 100\.\d+%;/u,
  );
});

test('fonts of files, for headings alone [BR-1]', async () => {
  const font = join(
    packageFolder,
    'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  );
  const theme = await read({
    fonts: {
      headings: { family: "Ana's", files: [{ file: font, weight: '200 900' }], like: 'serif' },
      display: 'swap',
    },
  });
  const css = textOf(theme?.files[0]?.bytes);
  expect(css).toContain(String.raw`--font-heading: 'Ana\'s', 'Ana\'s fallback 1'`);
  expect(css).toContain('font-display: swap;');
  expect(css).not.toContain('--font-text');
});

test.each<[string, Theme, Readonly<Record<string, string>>, string]>([
  [
    'a package that is not there',
    { fonts: { text: '@fontsource/no-such-font' } },
    {},
    '"theme.fonts.text" is @fontsource/no-such-font, which is not installed; run npm install @fontsource/no-such-font.',
  ],
  ['a file that is not there', { logo: 'logo.svg' }, {}, '"theme.logo" is logo.svg, which cannot be read: '],
  [
    'what is no font',
    { fonts: { code: { family: 'Mono', files: [{ file: 'mono.woff2' }] } } },
    { 'mono.woff2': 'no font' },
    '"theme.fonts.code" is mono.woff2, which is no WOFF2 font.',
  ],
  [
    'rules from elsewhere',
    { styles: 'own.css' },
    { 'own.css': '@import "other.css";' },
    '"theme.styles": own.css has @import, which pages do not follow; put all rules into one file.',
  ],
  [
    'a picture beside the style sheet',
    { styles: 'own.css' },
    { 'own.css': 'a { background: url( "back.svg" ) }' },
    '"theme.styles": own.css has url(back.svg), which is not copied; put the file into "publicFolder"',
  ],
  [
    'colours that cannot be read',
    { colors: { link: '#8ab4e8' } },
    {},
    '"theme.colors": in the light scheme, link #8ab4e8 has a contrast of 1.84:1 on primarySoft #e3effb, where 4.5:1 is needed, and too little on surfaceHover, surfaceSunken, surface, surfaceRaised; the nearest colour that passes is #466e9d.',
  ],
])('%s: told in a sentence [BR-1]', async (_, theme, files, sentence) => {
  await expect(readIn(theme, files)).rejects.toThrow(sentence);
});

test('an own style sheet stands in the last layer, with addresses of the site [BR-1]', async () => {
  const own = '/* url(x) */ .a { background: url(/pictures/a.svg) }';
  const theme = await readIn({ styles: 'own.css' }, { 'own.css': own });
  expect(textOf(theme?.files[0]?.bytes)).toMatch(/@layer own \{\n.*url\(\/pictures\/a\.svg\) \}\n\}$/u);
});

/** The width of a PNG. */
const widthOf = (png: Uint8Array): number => Buffer.from(png).readUInt32BE(16);

test.each(['favicon.svg', 'favicon.png'])(
  'from %s come the icons of tabs, home screens and old browsers [BR-1]',
  async (favicon) => {
    const bytes = favicon.endsWith('.svg') ? square : new Resvg(square).render().asPng();
    const theme = await readIn({ favicon }, { [favicon]: bytes });
    const files = new Map(theme?.files.map(({ path, bytes: own }) => [path, own]));
    expect(theme?.head.slice(3, -2).map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'icon favicon.ico',
      `icon ${favicon}`,
      'apple-touch-icon apple-touch-icon.png',
      'manifest site.webmanifest',
    ]);
    expect(
      ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map((path) =>
        widthOf(files.get(path) ?? new Uint8Array()),
      ),
    ).toEqual([180, 192, 512]);
    const ico = files.get('favicon.ico') ?? new Uint8Array();
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(widthOf(ico.subarray(22))).toBe(32);
    expect(JSON.parse(textOf(files.get('site.webmanifest')))).toMatchObject({ name: 'Example' });
  },
);

test('a logo for each scheme; a site with one scheme has its own alone [BR-1]', async () => {
  const files = { 'light.svg': square, 'dark.svg': square.replace('#f00', '#00f') };
  const logo = { light: 'light.svg', dark: 'dark.svg' };
  const both = await readIn({ logo }, files);
  expect(both?.logo).toEqual([
    expect.stringMatching(/^\/assets\/light-/u),
    expect.stringMatching(/^\/assets\/dark-/u),
  ]);
  const dark = await readIn({ logo, scheme: 'dark' }, files);
  expect(dark?.logo).toEqual(both?.logo.slice(1));
  expect(dark?.head[0]).toEqual({ name: 'color-scheme', content: 'dark' });
});

test('share images have the colours of the theme, and the site may have an image of its own [BR-1] [BR-2]', async () => {
  const png = new Resvg(square, { fitTo: { mode: 'width', value: 1200 } }).render().asPng();
  const theme = await readIn({ colors: { brand: '#ffd400' }, shareImage: 'card.png' }, { 'card.png': png });
  expect(theme?.share).toMatchObject({ accent: '#ffd400', strip: '#ffffff' });
  expect(theme?.shareImage).toEqual({
    path: expect.stringMatching(/^assets\/card-[\da-f]{8}\.png$/u),
    width: 1200,
    height: 1200,
  });
  await expect(readIn({ shareImage: 'card.png' }, { 'card.png': 'text' })).rejects.toThrow(
    '"theme.shareImage" is card.png, which is no PNG.',
  );
});
