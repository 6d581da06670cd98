import type { Page } from '@playwright/test';

/**
 * How long it takes from a click on a link in the text until the title of the article that it names is painted, whether the site
 * changes the page itself or the browser loads another.
 */
export async function nextArticleMs(page: Page, link: string, title: string): Promise<number> {
  const anchor = page.locator(`main a[href*="${link}"], .vp-doc a[href*="${link}"]`).first();
  const times: Record<string, number> = {};
  const painted = new Promise<void>((resolve) => {
    void page.exposeBinding('tellTime', (_, name: string, ms: number) => {
      times[name] ??= ms;
      if (name === 'painted') resolve();
    });
  });
  await page.addInitScript({ content: watchTitle(title) });
  await page.evaluate(watchTitle(title));
  await anchor.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settleMs);
  await anchor.click();
  await painted;
  return (times['painted'] ?? 0) - (times['clicked'] ?? 0);
}

/** Time to fetch in advance what a page fetches of the links that are seen. */
const settleMs = 5000;

/** Runs in the page, so it is a text. The clocks of two documents agree in milliseconds since 1970. */
const watchTitle = (title: string): string => `{
const tell = (name) => globalThis.tellTime(name, performance.timeOrigin + performance.now());
addEventListener('click', () => tell('clicked'), { capture: true, once: true });
const look = () => {
  const isThere = document.querySelector('h1')?.textContent.replace(/[\\u200b#]/gu, '').trim() === ${JSON.stringify(title)};
  if (isThere) requestAnimationFrame(() => setTimeout(() => tell('painted')));
  else requestAnimationFrame(look);
};
look();
}`;
