import type { Page } from '@playwright/test';
import { banner } from './frame.ts';
import { hydrated, open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { everyPage } from './sample.ts';

/** Every page that has a translation of its own: addresses that are none lead to no page in any language. */
const pages = everyPage.filter(({ name }) => !name.startsWith('not found'));

const linkTo = (page: Page, language: string) =>
  banner(page).locator('details').getByRole('link', { name: language });

/** What pages are made of differs by these; the test without scripts walks all of them. */
const withScripts = pages.filter(({ name }) =>
  ['home', 'search with results', 'a product area', 'kbHowTo'].includes(name),
);

const language = (page: Page) => page.locator('html').getAttribute('lang');

/** Opens the menu and follows a link in it, without the mouse. */
async function chooseByKeys(page: Page, name: string): Promise<void> {
  await banner(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await linkTo(page, name).focus();
  await page.keyboard.press('Enter');
}

test('a page leads to its Spanish translation by keyboard, and that one back [ML-2]', async ({ page }) => {
  expect(withScripts).toHaveLength(4);
  for (const { name, url } of withScripts) {
    await open(page, url);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    await chooseByKeys(page, 'Español');
    await expect(page, name).toHaveURL(/\/es-mx\//u);
    await hydrated(page);
    expect(new URL(page.url()).search, name).toBe(new URL(url, page.url()).search);
    expect(await language(page), name).toBe('es-MX');
    await expect(page.getByRole('heading', { level: 1 }).first(), name).not.toHaveText(heading ?? '');
    await chooseByKeys(page, 'English');
    await expect
      .poll(() => new URL(page.url()).pathname, { message: name })
      .toBe(new URL(url, page.url()).pathname);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page leads to its translation and back [ML-2]', async ({ page }) => {
    test.setTimeout(180_000);
    for (const { name, url } of pages) {
      await page.goto(url);
      await banner(page).locator('summary').click();
      await linkTo(page, 'Español').click();
      expect(await language(page), name).toBe('es-MX');
      await banner(page).locator('summary').click();
      await linkTo(page, 'English').click();
      expect(new URL(page.url()).pathname, name).toBe(new URL(url, page.url()).pathname);
    }
  });
});
