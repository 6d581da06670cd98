import type { Page } from '@playwright/test';

/** Opens a page, and waits until it answers to what readers do. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until React has taken over the page's document. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('#root[data-hydrated]').waitFor({ state: 'attached' });

/** With a clock that stands still until the test moves it. */
export async function openPaused(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await open(page, url);
}

/** Turns the clock of a page on, and gives what that has begun the time to reach the host. */
export async function later(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => {}));
}
