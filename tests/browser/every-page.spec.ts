import type { Page } from '@playwright/test';
import { beyondWindow } from './beyond-window.ts';
import { desktop } from './frame.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

test.use({ viewport: desktop });

const pages = [
  ['/', 'How can we help you?'],
  ['/search?q=offline', /offline/u],
  ['/announcements', 'Announcements'],
  ['/product-capabilities', 'Product capabilities'],
  ['/product-capabilities/dispatch', /Dispatch/u],
  ['/product-capabilities/pro', /Pro/u],
  ['/categories', 'Topics'],
  ['/401', /^Welcome to .* Knowledge Base!$/u],
  ['/ideas', 'Ideas'],
  ...Object.values(articleOfType).map(({ url, title }) => [url, title] as const),
] as const;

/** What it shows comes from a service, and is not printed. */
const isSearch = (url: string) => url.startsWith('/search');

const walks = 2;
for (let first = 0; first < walks; first += 1) {
  const walk = pages.filter((_, index) => index % walks === first);
  const urls = walk.map(([url]) => url).join(', ');

  test(`${urls} open, read without scripts, fit small windows and large text, and print [RT-1] [RT-2] [AR-1] [LY-1] [LY-6] [LY-7]`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const withoutScripts = await plain.newPage();
    await watchLayoutShift(page);
    for (const [url, heading] of walk) {
      await withoutScripts.goto(url);
      const readable = await wordsOf(withoutScripts);
      const answer = await page.goto(url);
      expect(answer?.status(), url).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (!isSearch(url)) {
        const shown = await wordsOf(page);
        expect(shown.length, url).toBeGreaterThan(0);
        expect
          .soft(
            shown.filter((words) => !readable.includes(words)),
            url,
          )
          .toEqual([]);
        expect.soft(await everyShiftOf(page), `what moves while ${url} is taken over`).toEqual([]);
      }
      await expectToFit(page, url);
      if (!isSearch(url) && url !== '/401' && url !== '/ideas') await expectToPrint(page, url);
      await page.emulateMedia({ media: null, colorScheme: null });
      await page.setViewportSize(desktop);
    }
    await plain.close();
  });
}

async function expectToFit(page: Page, url: string): Promise<void> {
  for (const [width, size] of [
    [320, '100%'],
    [1280, '200%'],
    [640, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
    expect.soft(await page.evaluate(beyondWindow), `${url} at ${width} px, text of ${size}`).toEqual([]);
  }
}

async function expectToPrint(page: Page, url: string): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: sheetPx, height: 950 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.soft(page.locator(unprinted).filter({ visible: true }), url).toHaveCount(0);
  await expect.soft(page.locator('html'), url).toHaveCSS('color', 'rgb(11, 31, 51)'); // dark on light
  expect.soft(await page.evaluate(cutOff), `what is cut off of ${url}`).toEqual([]);
}

/** What is for screens alone. */
const unprinted = [
  'header:not(main *)',
  'footer:not(main *)',
  'search, [role=search], button, [role=combobox], input[type=submit]',
  'nav[aria-label=Breadcrumb]',
  'a:text-matches("^Skip to main content")',
  'a[aria-label^="Link to “"]',
].join(', ');

/** The width of a sheet of A4 between its margins. Unit: CSS pixels. */
const sheetPx = 673;

/** What can be read on a page with everything opened, but for what asks for an action or tells of one. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const acting =
      'button, form, label, [role="status"], article > footer, nav:has([aria-current="page"]), ul:has(a[href*="?"])';
    const closed = [...main.querySelectorAll('details')].filter(({ open }) => !open);
    for (const part of closed) part.open = true;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const read = text.textContent?.trim() ?? '';
      const isSeen = element?.checkVisibility({ visibilityProperty: true }) === true;
      if (read !== '' && isSeen && element.closest(acting) === null) words.push(read);
    }
    for (const part of closed) part.open = false;
    return words;
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
