import type { Page } from '@playwright/test';
import { open, openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const phone = { width: 390, height: 844 };
const article = '/how-to/use-the-dispatch-board';
const banner = (page: Page) => page.getByRole('banner');
const shown = (page: Page, name: string) =>
  banner(page).getByRole('link', { name }).filter({ visible: true });

test.describe('the drawer', () => {
  test.use({ viewport: phone });

  test('the menu holds the links, the account and the footer’s lower part [LY-3]', async ({ page }) => {
    await open(page, '/announcements');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const words = (await drawer.getByRole('link').allTextContents()).map((text) =>
      text.split(' (')[0]?.trim(),
    );
    const links = ['Topics', 'Product capabilities', 'Announcements', 'Ideas', 'Academy', 'vanbase.example'];
    const lower = [
      'Privacy policy',
      'Security disclosure',
      'Terms of use',
      'LinkedIn',
      'YouTube',
      'Facebook',
    ];
    expect(words).toEqual([...links, 'Log in', ...lower]);
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Announcements');
    await expect(drawer.getByText('Popular')).toHaveCount(0);
  });

  test('the drawer takes 200 ms to close, on Escape and on a press beside it [LY-8]', async ({ page }) => {
    await openPaused(page, '/');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
      await menu.click();
      await expect(drawer).toBeVisible();
      await close();
      await page.clock.runFor(199);
      expect(await drawer.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
      await page.clock.runFor(2);
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });

  test('nothing scrolls behind the open drawer [LY-8]', async ({ page }) => {
    await open(page, article);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('End');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a link of the drawer closes it, and the focus goes to the new page [LY-8]', async ({ page }) => {
    await openPaused(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Announcements' }).click();
    await expect(page).toHaveTitle(/^Announcements/u); // the page is there before the drawer has gone
    await expect(drawer).toBeVisible();
    await page.clock.runFor(200);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeFocused();
  });
});

test('a picture’s dialog closes 1 ms after it is asked to [LY-8]', async ({ page }) => {
  await openPaused(page, article);
  const picture = page.getByRole('link', { name: /^Enlarge picture/u }).first();
  await picture.click();
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(true);
  await page.clock.runFor(1);
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 900, 1280]) {
    test(`every link of the menu is reached at ${width} px [LY-3] [LY-7]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(article);
      for (const name of ['Topics', 'Announcements', 'Ideas', 'Academy', 'vanbase.example', 'Log in'])
        await expect(shown(page, name)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
    });
  }

  test('a phone’s search leads to the page of results, and the footer’s groups open [LY-3]', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(article);
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Take a payment' });
    await page.getByRole('contentinfo').locator('summary', { hasText: 'Popular' }).click();
    await expect(links.filter({ visible: true })).toHaveCount(1);
    await shown(page, 'Search').click();
    await expect(page).toHaveURL(/\/search$/u);
  });
});
