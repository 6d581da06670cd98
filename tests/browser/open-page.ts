import type { Page } from '@playwright/test';

/** Opens a page, and gives it the time to be taken over by React. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

/** With a clock that stands still until the test moves it. */
export async function openPaused(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await open(page, url);
}
