import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

const pages = [
  '/',
  '/announcements',
  '/product-capabilities',
  '/product-capabilities/dispatch',
  '/product-capabilities/pro',
  '/categories',
  '/401',
  '/ideas',
  ...Object.values(articleOfType).map(({ url }) => url),
];

test.use({ viewport: { width: 1280, height: 900 } });

for (const url of pages) {
  test(`${url} reads without scripts as it does with them [AR-1] [LY-7]`, async ({ browser, page }) => {
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 900 },
    });
    const withoutScripts = await plain.newPage();
    await withoutScripts.goto(url);
    const readable = await wordsOf(withoutScripts);
    await plain.close();

    await open(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = await wordsOf(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((words) => !readable.includes(words))).toEqual([]);
  });
}

/** What can be read on a page with everything opened, but for what asks for an action or tells of one. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const acting =
      'button, form, label, [role="status"], article > footer, nav:has([aria-current="page"]), ul:has(a[href*="?"])';
    for (const part of main.querySelectorAll('details')) part.open = true;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const read = text.textContent?.trim() ?? '';
      const isSeen = element?.checkVisibility({ visibilityProperty: true }) === true;
      if (read !== '' && isSeen && element.closest(acting) === null) words.push(read);
    }
    return words;
  });
