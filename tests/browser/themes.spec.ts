import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FieldbookConfig } from '../../pipeline/config/config.ts';
import { articleSpace } from './article-space/space.ts';
import { standInForMedia } from './article-space/stand-in-for-media.ts';
import { expectNoBarriers } from './axe.ts';
import { desktop } from './frame.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const serif = fileURLToPath(
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
);

type Theme = NonNullable<FieldbookConfig['theme']>;

/** Brands that are hard in ways of their own. */
const themes: Readonly<Record<string, Theme>> = {
  'a dark-first one': { scheme: 'dark', colors: { brand: '#7c3aed' }, radius: 'small' },
  'a serif one': {
    colors: { brand: '#7a1f2b', surfaceSunken: { light: '#f6f1ea' } },
    fonts: { text: { family: 'Brand Serif', files: [{ file: serif, weight: '200 900' }], like: 'serif' } },
    radius: 'none',
    density: 'compact',
  },
  'one with yellow as its brand colour': { colors: { brand: '#ffd400' }, radius: 'large' },
};

/** An article with all that can stand in one, and the home page. */
const urls = ['/how-to/long-how-to', '/how-to/boxes', '/release-notes/spring', '/'];

test.use({ viewport: desktop });

for (const [name, theme] of Object.entries(themes)) {
  test(`${name}: every colour can be read, light and dark, and nothing moves when its font comes [BR-1]`, async ({
    page,
    siteOf,
  }) => {
    await standInForMedia(page);
    const { exported, config } = articleSpace;
    const site = await siteOf({ exported, config: { ...config, theme } });
    const fonts: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      fonts.push(route.request().url());
      await sleep(300); // longer than a browser waits for a font that is optional
      await route.continue();
    });
    await watchLayoutShift(page);
    for (const url of urls) {
      await open(page, site + url);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect.soft(await everyShiftOf(page), url).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoBarriers(page, { state: `${url}, ${colorScheme}`, colours: 'only' });
      }
    }
    expect(fonts.length > 0).toBe(theme.fonts !== undefined);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground === 'rgb(255, 255, 255)', 'the last scheme is dark').toBe(false);
  });
}
