import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { open, openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const next = /\/bundle\/(?:announcements|categories|home|articles\/)/u;
const outline = (page: Page) => page.locator('main[aria-busy]');

/** Holds back what pages need from now on, and gives the way to let it go. */
async function hold(page: Page): Promise<() => void> {
  const held = new EventTarget();
  const isLetGo = new Promise((resolve) => held.addEventListener('letGo', resolve));
  await page.route(next, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return () => void held.dispatchEvent(new Event('letGo'));
}

test('a skeleton of the next page shows after 150 ms, is announced politely, and disappears when the page comes', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openPaused(page, '/product-capabilities');
  await followLink(page, '/categories'); // it comes at once
  await expect(heading).toHaveText('Topics');
  await page.clock.runFor(1000);
  await expect(outline(page)).toHaveCount(0);

  const letGo = await hold(page);
  await page.evaluate(() => scrollTo(0, 400));
  await followLink(page, '/announcements');
  await page.clock.runFor(149);
  await expect(outline(page)).toHaveCount(0);
  await expect(heading).toHaveText('Topics');
  await page.clock.runFor(1);
  await expect(outline(page)).toBeInViewport();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(outline(page)).toBeFocused();

  // whoever stays on the page after all sees it again
  await followLink(page, '/categories?stay=1');
  await page.clock.runFor(1000);
  await expect(heading).toHaveText('Topics');
  await expect(outline(page)).toHaveCount(0);

  await followLink(page, '/announcements');
  await page.clock.runFor(150);
  await expect(outline(page)).toBeInViewport();
  letGo();
  await expect(heading).toHaveText('Announcements');
  await page.clock.runFor(1000);
  await expect(heading).toBeFocused();
  await expect(outline(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

for (const { ways, width } of [
  { ways: ['/product-capabilities', '/', '/announcements'], width: 1280 },
  { ways: ['/', '/announcements', '/categories', '/faq/dispatch-faq'], width: 390 },
]) {
  test(`nothing shifts from ${ways.join(' to ')} and back, at ${width} px`, async ({
    page,
    baseURL: address,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShift(page);
    await open(page, `${address}${ways[0]}`);
    for (const to of ways.slice(1)) {
      const letGo = await hold(page);
      await page.evaluate(() => scrollTo(0, 300));
      await followLink(page, `${address}${to}`);
      await expect(outline(page)).toBeVisible();
      await pass(page, 400);
      letGo();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await pass(page, 100);
    }
    for (const from of ways.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(`${address}${from}`);
      await pass(page, 200);
    }
    expect(await everyShiftOf(page)).toEqual([]);
  });
}

/** Shifts are told a while after they happen, and what is drawn late shifts late. */
const pass = (page: Page, ms: number) =>
  page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);
