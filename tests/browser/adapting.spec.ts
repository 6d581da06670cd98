import { expectNoBarriersInEitherScheme } from './axe.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleExport } from './sample.ts';

const kinds = [
  '/',
  '/search?q=offline',
  '/announcements',
  '/product-capabilities',
  '/product-capabilities/dispatch',
  '/categories',
  '/401',
  '/ideas',
  ...Object.values(articleOfType).map(({ url }) => url),
];

for (const url of kinds) {
  test(`${url} loses nothing at 320 px, nor with text of 200 % [LY-6]`, async ({ page }) => {
    await open(page, url);
    for (const [width, size] of [
      [320, '100%'],
      [1280, '200%'],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
      expect(await page.evaluate(beyondWindow), `at ${width} px, text of ${size}`).toEqual([]);
    }
  });
}

/** The sample as a space whose language is Arabic, though its words are not. */
const arabic = () => JSON.parse(JSON.stringify(sampleExport()).replaceAll('"en-US"', '"ar"')) as unknown;

test.describe('in a language that is written from right to left', () => {
  test('everything is mirrored: order, drawer, trail and its arrows [LY-1]', async ({ page, siteOf }) => {
    test.slow(true, 'a site is built');
    const address = await siteOf({ exported: arabic() });
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, `${address}/how-to/use-the-dispatch-board`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const banner = page.getByRole('banner');
    const lefts = await Promise.all(
      [
        banner.getByRole('link', { name: 'Log in' }),
        banner.getByRole('combobox'),
        banner.getByRole('img'),
      ].map(async (part) => (await part.first().boundingBox())?.x ?? 0),
    );
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    const arrow = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('li svg').first();
    expect(await arrow.evaluate((svg) => getComputedStyle(svg).transform)).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    expect(await page.evaluate(beyondWindow)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 800 });
    await banner.getByRole('button', { name: 'Open menu' }).click();
    expect((await page.getByRole('dialog', { name: 'Menu' }).boundingBox())?.x).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect(await page.evaluate(beyondWindow)).toEqual([]);
  });
});

test('who wants no motion gets none: drawer, outline and way to the top [LY-8]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/product-capabilities');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Back to top' }).press('Enter');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('forced colors still tell the current page, and where a control ends [LY-1]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/announcements');
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
  const line = await current.evaluate((link) => getComputedStyle(link, '::after').borderBlockEndWidth);
  expect(line).toBe('3px');
  const form = page.getByRole('banner').getByRole('search');
  expect(await form.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

for (const width of [390, 844, 1024]) {
  test(`axe finds nothing around a page, all open, at ${width} px, light and dark [LY-8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/categories');
    const banner = page.getByRole('banner');
    const search = banner.getByRole('button', { name: 'Search', expanded: false });
    if (await search.isVisible()) await search.click();
    for (const group of await page.getByRole('contentinfo').locator('summary').all())
      if (await group.isVisible()) await group.click();
    await expectNoBarriersInEitherScheme(page);
    const menu = banner.getByRole('button', { name: 'Open menu' });
    if (!(await menu.isVisible())) return;
    await menu.click();
    await expectNoBarriersInEitherScheme(page, { state: 'with the open menu' });
  });
}

/** What reaches out of the window at its sides without scrolling in a box of its own. Runs in the page. */
function beyondWindow(): string[] {
  const isInScroller = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isInScroller(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1 && element.checkVisibility();
      return isSeen && (left < -1 || right > window.innerWidth + 1) && !isInScroller(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}
