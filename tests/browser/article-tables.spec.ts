import type { Locator, Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';

/** Tables scroll without any script. */
test.use({ javaScriptEnabled: false });

const table = (page: Page, name: string) => page.getByRole('region', { name: `Table: ${name}` });
/** The height of the rows that a table does not show. */
const cutFrom = (region: Locator) =>
  region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
/** How far a table fades at its start and its end. */
const fadesOf = (region: Locator) =>
  region.evaluate((element) =>
    ['--fade-start', '--fade-end'].map((name) => getComputedStyle(element).getPropertyValue(name)),
  );
const scrollOf = (region: Locator) => region.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);

test('a tall table scrolls under a sticky header, and a wide one sideways. On a phone columns are 300 pixels wide, edges fade, and everything fits 320 pixels [AR-18] [LY-6]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/tables');
  const wide = table(page, 'Table wide-table');
  await expect(wide.getByRole('columnheader')).toHaveCount(20);
  await expect(wide.getByRole('row')).toHaveCount(5);
  await expect(wide.getByRole('cell', { name: 'Cell 4.20', exact: true })).toBeAttached();
  await expect(table(page, 'Table plain-table').getByRole('columnheader')).toHaveCount(0);
  await wide.focus();
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await scrollOf(wide))[0]).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollX)).toBe(0);

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

  await page.setViewportSize({ width: 1280, height: 320 });
  expect(await cutFrom(high)).toBeGreaterThan(0);
  expect(await cutFrom(wide)).toBe(0); // five rows are shown whole

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await wide.getByRole('columnheader').first().boundingBox())?.width).toBe(300);
  await wide.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect.poll(() => fadesOf(wide)).toEqual(['0px', '32px']);
  await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(() => fadesOf(wide)).toEqual(['32px', '0px']);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/how-to/tables',
    '/glossary/three-hundred-terms',
    '/faq/forty-questions',
    '/how-to/long-how-to',
  ]) {
    if (!page.url().endsWith(path)) await open(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
