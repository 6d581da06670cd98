import { followLink } from './follow-link.ts';
import { article, banner, phone, shownLink as shown } from './frame.ts';
import { openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { withMotion } from './with-motion.ts';

test.use(withMotion);

test.describe('the drawer', () => {
  test.use({ viewport: phone });

  test('holds the links, and the page behind it does not scroll. It closes in 200 ms by key, press and link, and returns the focus [LY-3] [LY-8]', async ({
    page,
  }) => {
    await openPaused(page, '/announcements');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await menu.click();
    const words = (await drawer.getByRole('link').allTextContents()).map((text) =>
      text.split(' (')[0]?.trim(),
    );
    const links = ['Topics', 'Product capabilities', 'Announcements', 'Ideas', 'Academy', 'vanbase.example'];
    const lower = ['Privacy policy', 'Security disclosure', 'Terms of use'];
    expect(words).toEqual([...links, 'Log in', ...lower, 'LinkedIn', 'YouTube', 'Facebook']);
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Announcements');
    await expect(drawer.getByText('Popular')).toHaveCount(0);

    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('End');
    await page.screenshot(); // two frames later
    expect(await page.evaluate(() => scrollY)).toBe(0);

    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 400)]) {
      if (!(await drawer.isVisible())) await menu.click();
      await expect(drawer).toBeVisible();
      await close();
      await page.clock.runFor(199);
      expect(await drawer.evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
      await page.clock.runFor(2);
      await expect(drawer).toBeHidden();
      await expect(menu).toBeFocused();
    }

    await menu.click();
    await drawer.getByRole('link', { name: 'Product capabilities' }).click();
    await expect(page).toHaveTitle(/^Product capabilities/u); // the page is there before the drawer has gone
    await expect(drawer).toBeVisible();
    await page.clock.runFor(200);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Product capabilities' })).toBeFocused();

    // a picture’s dialog closes 1 ms after it is asked to
    await followLink(page, article);
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
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of the menu and of the footer’s groups can be reached at every width, and the search results on a phone [LY-3] [LY-7]', async ({
    page,
  }) => {
    await page.goto(article);
    for (const width of [320, 900, 1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of ['Topics', 'Announcements', 'Ideas', 'Academy', 'vanbase.example', 'Log in'])
        await expect.soft(shown(page, name), `${name} at ${width} px`).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(banner(page).getByRole('button', { name: 'Open menu' })).toBeHidden();
    }
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Take a payment' });
    await page.getByRole('contentinfo').locator('summary', { hasText: 'Popular' }).click();
    await expect(links.filter({ visible: true })).toHaveCount(1);
    await shown(page, 'Search').click();
    await expect(page).toHaveURL(/\/search$/u);
  });
});
