import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

/** The width of a sheet of A4 between its margins. Unit: CSS pixels. */
const sheetPx = 673;

test.use({ viewport: { width: sheetPx, height: 950 }, colorScheme: 'dark' });

async function openPrinted(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

const kinds = ['/', '/announcements', '/product-capabilities', '/categories'];

for (const url of [...kinds, ...Object.values(articleOfType).map((article) => article.url)]) {
  test(`${url} prints its content alone, dark on light, nothing cut off [LY-1]`, async ({ page }) => {
    await openPrinted(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'search', 'button', 'combobox'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
    const ink = await page.locator('html').evaluate((element) => getComputedStyle(element).color);
    expect(ink).toBe('rgb(11, 31, 51)');
    expect(await page.evaluate(cutOff)).toEqual([]);
  });
}

test('an address of another site stands after its link in running text [LY-4]', async ({ page }) => {
  await openPrinted(page, '/announcements');
  const links = page.getByRole('main').locator('article li a[href^="https:"], article p a[href^="https:"]');
  await expect(links.first()).toBeVisible();
  const [href, after] = await links
    .first()
    .evaluate((link: HTMLAnchorElement) => [link.href, getComputedStyle(link, '::after').content]);
  expect(after).toContain(href);
});

/** What reaches beyond the sheet, or scrolls within it. Runs in the page. */
function cutOff(): string[] {
  const sheet = document.documentElement.clientWidth;
  return [...document.querySelectorAll('main *')]
    .filter((element) => {
      const { right, left, width, height } = element.getBoundingClientRect();
      const { overflowX, overflowY, position } = getComputedStyle(element);
      if (width <= 1 || height <= 1 || position === 'absolute') return false;
      const scrolls =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      return right > sheet + 1 || left < -1 || scrolls;
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}
