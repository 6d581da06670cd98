import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const withRelatedCard = ['kbFaq', 'kbGlossary', 'kbHowTo', 'kbReleaseNotes', 'kbLandingPage'] as const;

for (const type of withRelatedCard) {
  test(`${type} lists five related articles at most, and all of them on a screen of their own [AR-4]`, async ({
    page,
  }) => {
    await page.goto(articleOfType[type].url);
    await page.waitForLoadState('networkidle');
    const card = page.getByRole('navigation', { name: 'Related Articles' });
    const shown = card.getByRole('link');
    await expect(shown.first()).toBeVisible();
    expect(await shown.count()).toBeLessThanOrEqual(5);
    const seeAll = card.getByRole('button', { name: 'See all' });
    if ((await seeAll.count()) === 0) return; // five or fewer
    await seeAll.click();
    const all = page.getByRole('dialog', { name: 'Related Articles' }).getByRole('link');
    expect(await all.count()).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(seeAll).toBeFocused();
  });
}

test('the menu opens a drawer, Escape closes it and the focus comes back [LY-3] [LY-8]', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Academy' })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('print leaves out what only helps on a screen, and opens every question [AR-5]', async ({ page }) => {
  await page.goto(articleOfType.kbFaq.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Related Articles' })).toBeHidden();
  const closed = page.getByRole('article').locator('details:not([open])');
  await expect(closed).toHaveCount(0);
});
