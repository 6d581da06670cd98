import { expectNoBarriers, expectNoBarriersInEitherScheme } from './axe.ts';
import { beyondWindow } from './beyond-window.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { partConfig } from './sample.ts';
import { onlyPages } from './small-space.ts';

/** An article of the sample, and what its trail needs, as a space whose language is Arabic, though its words are not. */
const arabic = () =>
  JSON.parse(
    JSON.stringify(onlyPages(['hwDispatchBoard', 'hcDispatch', 'lpDispatch'])).replaceAll('"en-US"', '"ar"'),
  ) as unknown;

test.describe('in a language that is written from right to left', () => {
  test('everything is mirrored: order, drawer, trail and its arrows [LY-1]', async ({ page, siteOf }) => {
    const address = await siteOf({ exported: arabic(), config: { ...partConfig, language: 'en' } });
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

test('reduced motion stops the drawer, the skeleton and the scroll to the top [LY-8]', async ({ page }) => {
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

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forced colors show the current page and the edges of controls [LY-1]', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/announcements');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    const line = await current.evaluate((link) => getComputedStyle(link, '::after').borderBlockEndWidth);
    expect(line).toBe('3px');
    const form = page.getByRole('banner').getByRole('search');
    await expect(form).toHaveCSS('border-top-width', '1px');
  });
});

test('axe finds nothing around a page, all open, light and dark [LY-8]', async ({ page }) => {
  const within = 'header, footer';
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/categories');
  for (const group of await page.getByRole('contentinfo').locator('summary').all()) await group.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search', expanded: false }).click();
  await expectNoBarriersInEitherScheme(page, { state: 'at 390 px', within });
  for (const width of [844, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page, { state: `at ${width} px`, within });
  }
});
