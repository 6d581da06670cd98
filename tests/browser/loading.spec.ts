import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { open, openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const next = /\/bundle\/(?:announcements|categories|home|articles\/)/u;
const outline = (page: Page) => page.locator('main[aria-busy]');

/** Opens a page, holds back what the next one needs, and gives the way to let it go. */
async function openAndHold(page: Page, url: string): Promise<() => void> {
  const held = new EventTarget();
  const isLetGo = new Promise((resolve) => held.addEventListener('letGo', resolve));
  await open(page, url);
  await page.route(next, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => void held.dispatchEvent(new Event('letGo'));
}

test('the outline of the next page shows after 150 ms of waiting, and is announced politely', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const letGo = await openAndHold(page, '/product-capabilities');
  await page.evaluate(() => scrollTo(0, 400));
  await followLink(page, '/announcements');
  await page.clock.runFor(149);
  await expect(outline(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product capabilities');
  await page.clock.runFor(1);
  await expect(outline(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  await expect(outline(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('a page that comes at once has no outline before it', async ({ page }) => {
  await openPaused(page, '/product-capabilities');
  await followLink(page, '/announcements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  await page.clock.runFor(1000);
  await expect(outline(page)).toHaveCount(0);
});

test('the skip link leads to the outline while there is no page yet', async ({ page }) => {
  const letGo = await openAndHold(page, '/product-capabilities');
  await followLink(page, '/announcements');
  await expect(outline(page)).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(outline(page)).toBeFocused();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('whoever stays on the page after all sees it again', async ({ page }) => {
  await openAndHold(page, '/product-capabilities');
  await page.evaluate(() => scrollTo(0, 400));
  await followLink(page, '/announcements');
  await expect(outline(page)).toBeVisible();
  await followLink(page, '/product-capabilities?page=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product capabilities');
  await expect(outline(page)).toHaveCount(0);
});

for (const { from, to, basePath, width } of [
  { from: '/', to: '/announcements', basePath: '/', width: 390 },
  { from: '/', to: '/announcements', basePath: '/', width: 1280 },
  { from: '/product-capabilities', to: '/', basePath: '/', width: 1280 },
  { from: '/categories', to: '/faq/dispatch-faq', basePath: '/help/', width: 390 },
]) {
  test(`nothing shifts from ${basePath} ${from} to ${to} and back, at ${width} px`, async ({
    page,
    siteOf,
    baseURL,
  }) => {
    test.slow(basePath !== '/', 'a site is built');
    const address = basePath === '/' ? baseURL : await siteOf({ config: { basePath } });
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShift(page);
    const letGo = await openAndHold(page, `${address}${from}`);
    await page.evaluate(() => scrollTo(0, 300));
    await followLink(page, `${address}${to}`);
    await expect(outline(page)).toBeVisible();
    await pass(page, 700);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await pass(page, 100);
    await page.goBack();
    await expect(page).toHaveURL(`${address}${from}`);
    await pass(page, 300);
    expect(await everyShiftOf(page)).toEqual([]);
  });
}

/** Shifts are told a while after they happen, and what is drawn late shifts late. */
const pass = (page: Page, ms: number) =>
  page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
