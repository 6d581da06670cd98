import { article, banner, desktop, overflowOf, phone, scrollPage, shownLink } from './frame.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { partConfig, sampleConfig } from './sample.ts';
import { onlyPages } from './small-space.ts';
import { linkedSpace } from './spaces.ts';

/** The sample's configuration of what stands around pages, to change a part of. */
const siteConfig = () => sampleConfig()['site'] as { header: object; footer: object };

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the full header has a row with the site’s own pages and marks the current one. The tab order is logo, search, other sites, pages [LY-1] [LY-5]', async ({
    page,
  }) => {
    await open(page, '/announcements');
    const stops: string[] = [];
    for (let index = 0; index < 11; index += 1) {
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
      'English',
      'Topics',
      'Product capabilities',
      'Announcements',
    ]);

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
    const areas = page.getByRole('main').getByRole('navigation', { name: 'Product areas' });
    const area = areas.getByRole('link', { name: 'Dispatch' }).filter({ visible: true });
    await area.click();
    await expect(page).toHaveURL(/\/product-capabilities\/./u);
    await expect(own.locator('[aria-current=true]')).toHaveText('Product capabilities');
    const elsewhere = banner(page).getByRole('navigation', { name: 'Other sites' });
    await expect(elsewhere.getByRole('link')).toHaveText([/^Academy/u, /^vanbase\.example/u]);

    const field = banner(page).getByRole('combobox');
    await field.fill('offline & sync');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=offline\+%26\+sync$/u);
    await banner(page).getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/:\d+\/$/u);
    await expect(page.getByRole('heading', { level: 1 }), 'the next page is there').toBeFocused();
    await expect(page.getByRole('combobox'), 'a page with a search field has one').toHaveCount(1);
    const [first, last] = await Promise.all(
      [banner(page).getByRole('link', { name: 'home page' }), own.getByRole('link').last()].map((part) =>
        part.boundingBox(),
      ),
    );
    expect(last?.y, 'its header has one row').toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
  });

  test('on an article the section that contains it is marked, in the menu too. The first row stays at the window’s top, the second one is scrolled away [LY-1] [LY-3]', async ({
    page,
  }) => {
    await open(page, article);
    const own = banner(page).getByRole('navigation', { name: 'Main' });
    await expect(own.locator('[aria-current=true]')).toHaveText('Topics');
    await scrollPage(page, 2000);
    await expect(own).not.toBeInViewport();
    await expect(banner(page).getByRole('combobox')).toBeInViewport({ ratio: 1 });
    await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
    const text = page.getByRole('article').getByRole('heading').first();
    await text.evaluate((element) => element.scrollIntoView());
    const row = await banner(page).getByRole('search').boundingBox();
    expect((await text.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));

    await page.setViewportSize(phone);
    await page.evaluate(() => scrollTo(0, 0));
    await banner(page).getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator('[aria-current=true]')).toHaveText('Topics');
  });

  test('the reduced header has everything in one row [LY-1]', async ({ page, siteOf }) => {
    const address = await siteOf({
      exported: onlyPages(
        ['homeCategories', 'hcDispatch', 'lpDispatch', 'capDispatchPro', 'anFall26'],
        undefined,
        ['productArea'],
      ),
      config: { ...partConfig, flags: {} },
    });
    await open(page, `${address}/announcements`);
    const links = banner(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText([
      'Topics',
      'Product capabilities',
      'Announcements',
      /^Academy/u,
      /^vanbase\.example/u,
    ]);
    const below = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox();
    expect(below?.y, 'one row').toBeLessThan(80);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(links.first()).toBeHidden();
    const menu = await banner(page).getByRole('button', { name: 'Open menu' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0), 'the row ends where the page does').toBeGreaterThan(980);
    await banner(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Topics' }),
    ).toBeVisible();
  });

  test('where nothing is listed there is no sub-header [LY-1]', async ({ page, siteOf }) => {
    const exported = onlyPages(['psJobMissing']);
    const site = { ...siteConfig(), header: { links: [] } };
    const address = await siteOf({ exported, config: { ...partConfig, site, flags: {} } });
    await open(page, `${address}/problem-solution/job-missing-from-board`);
    await expect(banner(page).getByRole('combobox')).toBeVisible();
    await expect(banner(page).getByRole('navigation')).toHaveCount(0);
    await open(page, `${address}/search`);
    await expect(page.getByRole('combobox'), 'the page has the only field').toHaveCount(1);
  });

  test('many long links fit every width, with the reduced header and with the full one [LY-1] [LY-6]', async ({
    page,
    siteOf,
  }) => {
    let fullHeader = false;
    await page.route('**/flags', (route) => route.fulfill({ json: { fullHeader } }));
    const site = await siteOf(linkedSpace);
    const secondRow = banner(page).getByRole('navigation', { name: 'Other sites' });
    for (const header of ['reduced', 'full']) {
      fullHeader = header === 'full';
      await page.setViewportSize(desktop);
      await open(page, `${site}/search`);
      await expect(secondRow).toHaveCount(fullHeader ? 1 : 0);
      for (const width of [845, 1023, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${header} at ${width} px`).toBeLessThanOrEqual(0);
        const menu = banner(page).getByRole('button', { name: 'Open menu' });
        const isShown = (await shownLink(page, 'contractors 8').count()) === 1;
        expect(isShown || (await menu.isVisible()), `all links are reached at ${width} px`).toBe(true);
      }
    }
  });
});

test('parts change at the specified widths, to the pixel; a phone’s search opens in place and closes [LY-3] [LY-6]', async ({
  page,
}) => {
  await open(page, article);
  const menu = banner(page).getByRole('button', { name: 'Open menu' });
  const toggle = banner(page).getByRole('button', { name: 'Search', expanded: false });
  const academy = shownLink(page, 'Academy');
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

  await page.setViewportSize(phone);
  const button = banner(page).getByRole('button', { name: 'Search', expanded: false });
  const field = banner(page).getByRole('combobox');
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
