import { expect, type Page } from '@playwright/test';

/** A worker is soon done. Unit: ms. */
const intervals = [100];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits until the worker serves it and has kept it. */
export async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(heading(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { intervals })
    .toBe(true);
  await expectKept(page, 'pages', new URL(page.url()).pathname);
  await expect
    .poll(() => keptIn(page, 'scripts').then((names) => names.length), { intervals })
    .toBeGreaterThan(0);
}

export const expectKept = (page: Page, kind: string, part: string) =>
  expect
    .poll(() => keptIn(page, kind).then((urls) => urls.some((url) => url.includes(part))), {
      timeout: 20_000,
      intervals,
    })
    .toBe(true);

/** The addresses that the worker keeps of a kind. */
export const keptIn = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async (of) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`fieldbook-${of}-`));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  }, kind);
