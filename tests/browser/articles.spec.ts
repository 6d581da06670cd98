import { AxeBuilder } from '@axe-core/playwright';
import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';

const widths = { phone: 390, desk: 1280 } as const;
const pages = [
  { name: 'home', url: '/' },
  { name: 'announcements', url: '/announcements' },
  { name: 'product capabilities', url: '/product-capabilities' },
  { name: 'categories', url: '/categories' },
  { name: 'sign-in', url: '/401' },
  ...Object.values(articleOfType).map(({ type, url }) => ({ name: type, url })),
];

for (const { name, url } of pages) {
  for (const [device, width] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${name}, on a ${device}, ${colorScheme} [AR-1]`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url);
        await page.locator('html').evaluate(() => document.fonts.ready);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, nodes }) => ({
          id,
          at: nodes.map(({ target }) => String(target)),
        }));
        expect(found).toEqual([]);
      });
    }
  }
}

for (const { type, url, title } of Object.values(articleOfType)) {
  test(`${type} reads without scripts and keeps its text when they come [AR-1] [LY-7]`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const withoutScripts = await plain.newPage();
    await withoutScripts.goto(url);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(title);
    const words = await withoutScripts.getByRole('main').innerText();
    expect(words.length).toBeGreaterThan(200);
    await plain.close();

    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${escapePattern(title)} \\|`, 'u'));
  });

  test(`${type} fits a screen of 320 px without scrolling sideways [LY-6]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(url);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
