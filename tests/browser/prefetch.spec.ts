import type { Locator, Page } from '@playwright/test';
import { openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { scriptOf, scriptRun } from './script-run.ts';

const articleFile = /\/bundle\/articles\//u;

/** The article files that a page asks for. */
function articlesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (articleFile.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** A moment later: links in sight are told of in the browser's own time. */
async function passing(page: Page, asked: readonly string[]): Promise<number> {
  await page.clock.runFor(100);
  return asked.length;
}

/** Opens a page, and waits until it watches its links. */
async function openWatching(page: Page, url: string): Promise<void> {
  const watching = scriptOf(page, /prefetch-from/u);
  await openPaused(page, url);
  await page.clock.runFor(2100);
  await scriptRun(page, watching);
}

async function addLink(page: Page, address: string): Promise<Locator> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'another article';
    document.querySelector('main')?.prepend(link);
  }, address);
  return page.getByRole('link', { name: 'another article' });
}

test.describe('a connection that costs nothing', () => {
  test.use({ loadsAhead: true });

  test('articles with visible links are prefetched, 4 every 3 s. A hidden page prefetches nothing until it is visible [OP-5]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    });
    await page.setViewportSize({ width: 1280, height: 4000 });
    const asked = articlesAsked(page);
    await openWatching(page, '/');
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'visible' }));
    await expect.poll(() => passing(page, asked), { intervals: [20] }).toBe(4);
    await page.clock.runFor(2000);
    expect(asked).toHaveLength(4);
    await page.clock.runFor(1000);
    await expect.poll(() => asked.length).toBe(8);
    expect(new Set(asked).size).toBe(8);
  });

  test('a click on one of them costs no request [OP-5]', async ({ page }) => {
    const asked = articlesAsked(page);
    await page.goto('/categories');
    const link = page.getByRole('main').getByRole('link').filter({ visible: true }).first();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await link.hover();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(articleFile, () => {}); // what more is loaded ahead now never comes
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const needed = requests.filter((request) => !articleFile.test(request));
    expect(needed.filter((request) => /\/bundle\/|\.js$/u.test(request))).toEqual([]);
  });

  test('a link that is pointed at or has the focus is loaded at once, without waiting for its turn [OP-5]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    const asked = articlesAsked(page);
    await openWatching(page, articleOfType.kbHowTo.url);
    for (const [way, { url }] of [
      ['hover', articleOfType.kbFaq],
      ['focus', articleOfType.kbGlossary],
    ] as const) {
      const before = asked.length;
      const link = await addLink(page, url);
      await link[way]();
      await expect.poll(() => asked.length, way).toBe(before + 1);
      await link.evaluate((each) => each.remove());
    }
  });
});

test.describe('a connection that costs something', () => {
  test.use({ loadsAhead: true });

  test('nothing is loaded ahead [OP-5]', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    });
    const asked = articlesAsked(page);
    await openPaused(page, '/');
    await page.clock.runFor(10_000);
    await page.getByRole('main').getByRole('link').first().hover();
    expect(asked).toEqual([]);
  });
});
