import type { Page } from '@playwright/test';
import { openChat } from './chat.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 700 } });

test.describe('what fingers press', () => {
  test.use({ allowed: /404/u });

  test('is at least 44 px high on phones, and 24 px wide, on the pages of the search and the one for missing pages [BR-4]', async ({
    page,
  }) => {
    for (const address of [
      '/search',
      '/search?q=schedule',
      '/search?q=xylophone',
      '/nowhere/schedule-board',
    ]) {
      await open(page, address);
      await expect(page.getByRole('main').getByRole('link').nth(3)).toBeVisible();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await smallTargets(page, 'main'), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('and so it is in the chat [BR-4]', async ({ page }) => {
  const chat = await openChat(page);
  await expect(chat.panel.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  await chat.panel.getByRole('button', { name: /^Limit where/u }).click();
  expect(await smallTargets(page, 'dialog[open]')).toEqual([]);
});

/** Links in running text are as high as its lines. Source: WCAG 2.5.8. */
const smallTargets = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((place) => {
    const targets = place.querySelectorAll(
      'a, button, summary, label:has(input), textarea, input:not(label input)',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { visibility } = getComputedStyle(target);
      if (width === 0 || visibility === 'hidden' || (width >= 24 && height >= 43.9)) return [];
      return [`${target.tagName} ${target.textContent} ${width} x ${height}`];
    });
  });
