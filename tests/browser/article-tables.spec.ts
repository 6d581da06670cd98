import type { Locator, Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';

const table = (page: Page, name: string) => page.getByRole('region', { name: `Table: ${name}` });
const scrollOf = (region: Locator) => region.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

test('a table has rows, columns and, where it has one, a header [AR-18]', async ({ open, page }) => {
  await open('/how-to/tables');
  const wide = table(page, 'Table wide-table');
  await expect(wide.getByRole('columnheader')).toHaveCount(20);
  await expect(wide.getByRole('row')).toHaveCount(5);
  await expect(wide.getByRole('cell', { name: 'Cell 4.20', exact: true })).toBeAttached();
  await expect(table(page, 'Table plain-table').getByRole('columnheader')).toHaveCount(0);
});

test('a high table scrolls in half the window, under a header that stays [AR-18]', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/tables');
  const high = table(page, 'Table high-table');
  expect((await high.boundingBox())?.height).toBeLessThanOrEqual(450);
  await high.focus();
  await page.keyboard.press('End');
  await expect(high.getByRole('cell', { name: 'Cell 60.1' })).toBeInViewport();
  await expect(high.getByRole('columnheader', { name: 'Column 1' })).toBeInViewport();
  const [region, header] = await Promise.all([
    high.boundingBox(),
    high.getByRole('columnheader', { name: 'Column 1' }).boundingBox(),
  ]);
  expect(Math.abs((header?.y ?? 0) - (region?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('a wide table scrolls by keyboard, and the page does not [AR-18]', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/tables');
  const wide = table(page, 'Table wide-table');
  await wide.focus();
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await scrollOf(wide))[0]).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('columns are 300 pixels wide on a phone [AR-18]', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/how-to/tables');
  const header = table(page, 'Table wide-table').getByRole('columnheader').first();
  expect((await header.boundingBox())?.width).toBe(300);
});

test('what is hidden at an edge of a table shows as a shadow there', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/how-to/tables');
  const background = await table(page, 'Table wide-table').evaluate((region) => {
    const { backgroundAttachment } = getComputedStyle(region);
    return backgroundAttachment.split(', ');
  });
  expect(background.filter((one) => one === 'local')).toHaveLength(4); // the covers of the shadows
  expect(background.filter((one) => one === 'scroll').length).toBeGreaterThanOrEqual(4);
});

for (const path of [
  '/how-to/tables',
  '/glossary/three-hundred-terms',
  '/faq/forty-questions',
  '/how-to/long-how-to',
]) {
  test(`${path} with its long words and wide tables fits 320 pixels [LY-6]`, async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
