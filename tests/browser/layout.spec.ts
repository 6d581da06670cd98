import type { Page } from '@playwright/test';
import { sampleConfig, sampleExport } from './sample.ts';
import { expect, test } from './quiet-page.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
const article = '/how-to/use-the-dispatch-board';

/** The sample's configuration of what stands around pages, to change a part of. */
const siteConfig = () => sampleConfig()['site'] as { header: object; footer: object };

const banner = (page: Page) => page.getByRole('banner');
const shown = (page: Page, name: string) =>
  banner(page).getByRole('link', { name }).filter({ visible: true });
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
}

/** With a clock that stands still until the test moves it. */
async function openPaused(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await open(page, url);
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('header, sub-header, trail, content and footer follow each other [LY-1]', async ({ page }) => {
    await open(page, article);
    const tops = await Promise.all(
      [
        banner(page).getByRole('searchbox'),
        banner(page).getByRole('navigation', { name: 'Main' }),
        page.getByRole('navigation', { name: 'Breadcrumb' }),
        page.getByRole('heading', { level: 1 }),
        page.getByRole('contentinfo'),
      ].map(async (part) => (await part.boundingBox())?.y),
    );
    expect(tops).toEqual(tops.toSorted((a = 0, b = 0) => a - b));
    expect(new Set(tops).size).toBe(5);
    const year = new Date().getFullYear();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Vanbase, Inc.`);
  });

  test('the full header has the site’s own pages in a row below, and marks this one [LY-1]', async ({
    page,
  }) => {
    await open(page, '/announcements');
    const own = banner(page).getByRole('navigation', { name: 'Main' });
    await expect(own.getByRole('link')).toHaveText([
      'Topics',
      'Product capabilities',
      'Announcements',
      'Ideas',
    ]);
    await expect(own.locator('[aria-current=page]')).toHaveText('Announcements');
    await own.getByRole('link', { name: 'Product capabilities' }).click();
    await expect(own.locator('[aria-current]')).toHaveText('Product capabilities');
    const area = page.getByRole('main').locator('a[href^="/product-capabilities/"]').first();
    await area.click();
    await expect(page).toHaveURL(/\/product-capabilities\/./u);
    await expect(own.locator('[aria-current=true]')).toHaveText('Product capabilities');
    const elsewhere = banner(page).getByRole('navigation', { name: 'Other sites' });
    await expect(elsewhere.getByRole('link')).toHaveText([/^Academy/u, /^vanbase\.example/u]);
  });

  test('the reduced header has everything in one row [LY-1]', async ({ page, siteOf }) => {
    const address = await siteOf({ config: { flags: {} } });
    await open(page, `${address}/announcements`);
    const links = banner(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Topics',
      'Product capabilities',
      'Announcements',
      /^Academy/u,
      /^vanbase\.example/u,
    ]);
    expect((await banner(page).boundingBox())?.height).toBeLessThan(80);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(links.first()).toBeHidden();
    await banner(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Topics' }),
    ).toBeVisible();
  });

  test('where nothing is listed there is no sub-header [LY-1]', async ({ page, siteOf }) => {
    const exported = sampleExport();
    const listed = ['announcement', 'kbCapability', 'productArea', 'homeEntry'];
    exported.entries.splice(
      0,
      Infinity,
      ...exported.entries.filter(({ sys }) => !listed.includes(sys.contentType.sys.id)),
    );
    const site = { ...siteConfig(), header: { links: [] } };
    const address = await siteOf({ exported, config: { site, flags: {} } });
    await open(page, `${address}/search`);
    await expect(banner(page).getByRole('searchbox')).toBeVisible();
    await expect(banner(page).getByRole('navigation')).toHaveCount(0);
  });

  for (const fullHeader of [true, false]) {
    test(`many long links fit every width with the ${fullHeader ? 'full' : 'reduced'} header [LY-1] [LY-6]`, async ({
      page,
      siteOf,
    }) => {
      const links = Array.from({ length: 9 }, (_, index) => ({
        label: `Vanbase for contractors ${index}`,
        url: index % 2 === 0 ? `https://www.vanbase.example/${index}` : `/landing-page/${index}`,
      }));
      const site = { ...siteConfig(), header: { links } };
      const address = await siteOf({ config: { site, flags: { fullHeader } } });
      await open(page, `${address}/search`);
      for (const width of [845, 1023, 1024, 1279, 1280, 1536]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
        const menu = banner(page).getByRole('button', { name: 'Open menu' });
        const isShown = (await shown(page, 'contractors 8').count()) === 1;
        expect(isShown || (await menu.isVisible()), `all links are reached at ${width} px`).toBe(true);
      }
    });
  }

  test('other sites, profiles and legal pages open in a new window [LY-4]', async ({ page }) => {
    await open(page, '/search');
    const names = ['Academy', 'vanbase.example', 'LinkedIn', 'YouTube', 'Facebook'];
    const legal = ['Privacy policy', 'Security disclosure', 'Terms of use'];
    for (const name of [...names, ...legal]) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}.*opens in a new window`, 'u') });
      await expect(link.first()).toHaveAttribute('target', '_blank');
    }
    await page.context().route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
    const opened = page.waitForEvent('popup');
    await shown(page, 'Academy').click();
    expect((await opened).url()).toBe('https://academy.vanbase.example/');
  });

  test('the logo leads home, and the search to its results [LY-5]', async ({ page }) => {
    await open(page, '/announcements');
    await banner(page).getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/:\d+\/$/u);
    const field = banner(page).getByRole('searchbox');
    await field.fill('offline & sync');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=offline\+%26\+sync$/u);
  });

  test('the trail links what is above, and its last part is text [LY-9] [LY-1]', async ({ page, siteOf }) => {
    await open(page, article);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Home', 'Dispatch']);
    const here = trail.locator('[aria-current=page]');
    await expect(here).toHaveText('Use the dispatch board');
    expect(await here.evaluate(({ tagName }) => tagName)).toBe('SPAN');

    const exported = sampleExport();
    const entry = exported.entries.find(
      ({ fields }) => fields['url']?.['en-US'] === 'use-the-dispatch-board',
    );
    Object.assign(entry?.fields ?? {}, { title: { 'en-US': 'Long words in a title '.repeat(12) } });
    await open(page, `${await siteOf({ exported })}${article}`);
    const { height = 0 } = (await trail.boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
    for (const width of [320, 845, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
  });

  test('the button to the top comes after a while, and takes the focus along [LY-1]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, article);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 3000));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(button).toHaveCount(0);
  });

  test('the skip link is the first stop and leads to the content, on every kind of page [LY-1]', async ({
    page,
  }) => {
    for (const url of ['/', article, '/announcements', '/search', '/categories']) {
      await open(page, url);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  test('the keyboard goes through the header in its order [LY-1]', async ({ page }) => {
    await open(page, '/announcements');
    const stops: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          const label = activeElement?.querySelector('img')?.alt ?? activeElement?.getAttribute('type');
          return label ?? activeElement?.textContent?.split(' (')[0]?.trim() ?? '';
        }),
      );
    }
    expect(stops).toEqual([
      'Skip to main content',
      'Vanbase Help Center, home page',
      'search',
      'submit',
      'Academy',
      'vanbase.example',
      'Log in',
      'Topics',
      'Product capabilities',
      'Announcements',
    ]);
  });

  test('nothing that sticks or floats covers what has the focus [LY-1]', async ({ page }) => {
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport);
      await open(page, article);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let index = 0; index < 45; index += 1) {
          await page.keyboard.press(key);
          expect(await page.evaluate(coveredFocus), `${key} ${index} at ${viewport.width} px`).toBe('');
        }
      }
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('one link back stands in place of the trail [LY-1] [LY-9]', async ({ page }) => {
    await open(page, article);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Back to Dispatch']);
    await page.setViewportSize({ width: 845, height: 844 });
    await expect(trail.getByRole('link').filter({ visible: true })).toHaveText(['Home', 'Dispatch']);
  });

  test('the search button opens a field in place; Escape closes it and gives the focus back [LY-3]', async ({
    page,
  }) => {
    await open(page, article);
    const button = banner(page).getByRole('button', { name: 'Search', expanded: false });
    const field = banner(page).getByRole('searchbox');
    await expect(field).toBeHidden();
    await button.press('Enter');
    await expect(field).toBeFocused();
    await expect(banner(page).getByRole('button', { name: 'Search', expanded: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await field.fill('offline');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=offline$/u);
    await expect(field).toBeHidden();
  });

  test('the menu holds the links, the account and the footer’s lower part [LY-3]', async ({ page }) => {
    await open(page, '/announcements');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const words = (await drawer.getByRole('link').allTextContents()).map((text) =>
      text.split(' (')[0]?.trim(),
    );
    expect(words).toEqual([
      ...['Topics', 'Product capabilities', 'Announcements', 'Ideas', 'Academy', 'vanbase.example', 'Log in'],
      ...['Privacy policy', 'Security disclosure', 'Terms of use', 'LinkedIn', 'YouTube', 'Facebook'],
    ]);
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
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Announcements' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeFocused();
  });

  test('the footer’s groups open and close by keyboard [LY-1] [LY-8]', async ({ page }) => {
    await open(page, '/search');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Take a payment' });
    await expect(link.filter({ visible: true })).toHaveCount(0);
    const group = page.getByRole('contentinfo').locator('summary', { hasText: 'Popular' });
    await group.press('Enter');
    await expect(link.filter({ visible: true })).toHaveCount(1);
    await group.press('Enter');
    await expect(link.filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize(desk);
    await expect(link.filter({ visible: true })).toHaveCount(1);
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

test.describe('the mark of a visible page', () => {
  const mark = '.fieldbook-visible';

  test('comes 10 ms after the first rendering; the text is there before [LY-7]', async ({ page }) => {
    await page.setViewportSize({ width: 1025, height: 800 });
    await openPaused(page, article);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Dispatch' })).toBeHidden();
    await expect(banner(page).getByRole('button', { name: 'Search', exact: true }).first()).toBeAttached();
    await page.clock.runFor(9);
    await expect(page.locator(mark)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(mark)).toHaveCount(1);
  });

  for (const [width, marks] of [
    [1024, 1],
    [1025, 0],
  ] as const) {
    test(`${marks === 1 ? 'comes' : 'does not come'} with the window’s load at ${width} px [LY-7]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPaused(page, article);
      await page.evaluate(() => window.dispatchEvent(new Event('load')));
      await expect(page.locator(mark)).toHaveCount(marks);
    });
  }
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

test('parts change at the specified widths, to the pixel [LY-6]', async ({ page }) => {
  await open(page, article);
  const menu = banner(page).getByRole('button', { name: 'Open menu' });
  const toggle = banner(page).getByRole('button', { name: 'Search', expanded: false });
  const academy = shown(page, 'Academy');
  for (const [width, has] of [
    [844, { toggle: true, menu: true, academy: 0 }],
    [845, { toggle: false, menu: true, academy: 0 }],
    [1023, { toggle: false, menu: true, academy: 0 }],
    [1024, { toggle: false, menu: false, academy: 1 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      { toggle: await toggle.isVisible(), menu: await menu.isVisible(), academy: await academy.count() },
      `at ${width} px`,
    ).toEqual(has);
  }
});

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
