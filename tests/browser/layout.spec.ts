import { article, banner, desktop, overflowOf, phone, scrollPage, shownLink } from './frame.ts';
import { oddSite } from './odd-sample.ts';
import { open, openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('header, sub-header, breadcrumbs, content and footer follow each other, and no focused element is covered. On a phone one back link replaces the breadcrumbs, and the footer’s groups open [LY-1] [LY-8] [LY-9]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, article);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    await page.evaluate(() => scrollTo(0, 0));
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    const tops = await Promise.all(
      [
        banner(page).getByRole('combobox'),
        banner(page).getByRole('navigation', { name: 'Main' }),
        trail,
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo'),
      ].map(async (part) => (await part.boundingBox())?.y),
    );
    expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));
    expect(new Set(tops).size).toBe(5);
    const year = new Date().getFullYear();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Vanbase, Inc.`);
    await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Home', 'Dispatch']);
    const here = trail.locator('[aria-current=page]');
    await expect(here).toHaveText('Use the dispatch board');
    expect(await here.evaluate(({ tagName }) => tagName)).toBe('SPAN');

    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button).toHaveCount(0);
    await scrollPage(page, 3000);
    await scrollPage(page, 2960); // it is away while the reader scrolls down
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(button).toHaveCount(0);

    // nothing that sticks or floats covers what has the focus
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.evaluate(startOver);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let index = 0; index < 30; index += 1) {
          await page.keyboard.press(key);
          if (key === 'Tab' && index === 0) await expect(skip).toBeFocused();
          expect(await page.evaluate(coveredFocus), `${key} ${index} at ${viewport.width} px`).toBe('');
        }
      }
    }

    // still on the phone, one link back stands in place of the trail
    const wayBack = trail.getByRole('link');
    await expect(wayBack.filter({ visible: true })).toHaveText(['Back to Dispatch']);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Take a payment' });
    await expect(link.filter({ visible: true })).toHaveCount(0);
    const group = page.getByRole('contentinfo').locator('summary', { hasText: 'Popular' });
    await group.press('Enter');
    await expect(link.filter({ visible: true })).toHaveCount(1);
    await group.press('Enter');
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize({ width: 845, height: 844 });
    await expect(wayBack.filter({ visible: true })).toHaveText(['Home', 'Dispatch']);
    await page.setViewportSize(desktop);
    await expect(link.filter({ visible: true })).toHaveCount(1);
  });
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('the skip link is the first stop and leads to the content, on every kind of page [LY-1]', async ({
    page,
  }) => {
    for (const url of ['/', '/announcements', '/search', '/categories']) {
      await page.goto(url);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  test('a long title stays in one line of the trail, within the window [LY-9]', async ({ page, siteOf }) => {
    await page.goto(`${await siteOf(oddSite)}${article}`);
    const box = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect(box?.height).toBeLessThan(60);
    for (const width of [320, 845, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });

  test('other sites, profiles and legal pages open in a new window [LY-4]', async ({ page }) => {
    await page.goto('/search');
    const names = ['Academy', 'vanbase.example', 'LinkedIn', 'YouTube', 'Facebook'];
    const legal = ['Privacy policy', 'Security disclosure', 'Terms of use'];
    for (const name of [...names, ...legal]) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}.*opens in a new window`, 'u') });
      await expect.soft(link.first()).toHaveAttribute('target', '_blank');
    }
    await page.context().route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
    const opened = page.waitForEvent('popup');
    await shownLink(page, 'Academy').click();
    expect((await opened).url()).toBe('https://academy.vanbase.example/');
  });
});

test.describe('the mark of a visible page', () => {
  const mark = '.fieldbook-visible';

  test('comes 10 ms after the first rendering on a wide window; the text is there before [LY-7]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1025, height: 800 });
    await openPaused(page, article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dispatch' })).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Search', exact: true }).first()).toBeAttached();
    await page.evaluate(() => window.dispatchEvent(new Event('load')));
    await page.clock.runFor(9);
    await expect(page.locator(mark)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(mark)).toHaveCount(1);
  });
});

/** The next tab stop is the first one. Runs in the page. */
function startOver(): void {
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** What stands over the focused element, if nothing of it can be seen; else nothing. Runs in the page. */
function coveredFocus(): string {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return '';
  const { left, right, top, bottom } = activeElement.getBoundingClientRect();
  const over = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
    [left + 2, bottom - 2],
    [right - 2, top + 2],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
  const isSeen = over.some(
    (element) => element !== null && (activeElement.contains(element) || element.contains(activeElement)),
  );
  return isSeen ? '' : `${activeElement.textContent} under ${over[0]?.className}`;
}
