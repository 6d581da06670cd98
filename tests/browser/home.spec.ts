import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { crowdedSpace } from './crowded-space.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const titles = (within: Locator) => within.getByRole('heading', { level: 3 }).filter({ visible: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const card = (within: Locator, title: string) =>
  within.locator('li').filter({ has: within.page().getByRole('heading', { name: title, level: 3 }) });

test('the sections have links to their pages [HM-1] [HM-2] [HM-3] [HM-7]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, '/');
  const main = page.getByRole('main');
  const dispatch = card(section(page, 'Browse by topic'), 'Dispatch');
  await expect(dispatch.getByRole('link')).toHaveText([
    'Dispatch',
    'See all in Dispatch',
    'Use the dispatch board',
    'Assign and reassign jobs',
  ]);
  await expect(dispatch.getByRole('link', { name: 'See all in Dispatch' })).toHaveAttribute(
    'href',
    '/landing-page/dispatch',
  );
  await expect(main.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '/categories');
  const highlight = card(section(page, 'Do more with Vanbase'), 'Fall 2026');
  await expect(highlight).toContainText('Texts on the job card, campaigns by time zone');
  const picture = highlight.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(highlight.getByRole('link', { name: 'Fall 2026' })).toHaveAttribute(
    'href',
    '/release-notes/vanbase-2026-fall',
  );
  const notes = card(section(page, 'What is new'), 'Vanbase Mobile 8.1');
  await expect(notes).toContainText('Version 8.1 is about photos');
  await expect(notes.getByRole('link', { name: 'Read more about Vanbase Mobile 8.1' })).toBeVisible();
  await notes.click({ position: { x: 40, y: 40 } }); // all of a card can be pressed
  await expect(page).toHaveURL(/\/release-notes\/vanbase-mobile-8-1$/u);
  await page.goBack();

  const form = main.getByRole('search');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u); // nothing is not sent
  await form.locator('input').fill('offline');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=offline$/u);
});

const columnsOf = async (within: Locator) => {
  const boxes = await Promise.all((await titles(within).all()).map((title) => title.boundingBox()));
  return new Set(boxes.map((box) => box?.x)).size;
};
const widthOf = async (page: Page, title: string) => {
  const news = section(page, 'What is new');
  const heading = page.getByRole('heading', { name: title, level: 3 });
  const box = await news.locator('div').filter({ has: heading }).first().boundingBox();
  const whole = await news.boundingBox();
  return (box?.width ?? 0) / (whole?.width ?? 1);
};
const coloursOf = (page: Page, title: string) =>
  card(section(page, 'Browse by topic'), title)
    .locator('stop')
    .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).stopColor));

test('a crowded home limits each section, fits the page, and axe finds nothing [HM-2] [HM-5] [HM-6]', async ({
  page,
  siteOf,
}) => {
  await page.setViewportSize(desktop);
  await open(page, `${await siteOf(crowdedSpace)}/`);
  await expect(headings(page), 'in the order of the configuration').toHaveText([
    'Choose a topic',
    'Browse by topic',
    'What is new',
    'Featured articles',
    'Do more with Vanbase',
  ]);
  await expect(titles(section(page, 'Do more with Vanbase'))).toHaveCount(3);
  const topics = section(page, 'Choose a topic');
  await expect(titles(topics)).toHaveCount(4);
  expect(await columnsOf(topics)).toBe(4);
  await expect(titles(section(page, 'Browse by topic'))).toHaveCount(6);
  const featured = section(page, 'Featured articles');
  await expect(titles(featured)).toHaveText([
    'Product capabilities',
    'Start here',
    'Solve a problem',
    'By kind of business',
  ]);
  await expect(card(featured, 'Start here').getByRole('link')).toHaveCount(6);
  await expect(featured.getByRole('link', { name: 'Product capabilities' })).toHaveAttribute(
    'href',
    '/product-capabilities',
  );
  expect(await widthOf(page, 'Field Days 2026: see you in Denver')).toBeLessThan(0.5);
  expect(await widthOf(page, 'Vanbase fall 2026 is here')).toBeLessThan(0.5);
  const green = 'rgb(26, 127, 55)';
  expect(await coloursOf(page, 'Dispatch'), 'what is no colour is left out').toEqual([green, green]);
  expect(await coloursOf(page, 'Vanbase Mobile')).toEqual(['rgb(15, 118, 110)', green]);

  for (const width of [1280, 1024, 844, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const groups = await page.getByRole('main').locator('details').all();
    for (const group of groups) await group.evaluate((details: HTMLDetailsElement) => (details.open = true));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(await columnsOf(topics), 'on the narrowest').toBe(2);
  // `axe.spec.ts` looks at the sample's home in every way
  await expectNoBarriers(page, { state: 'all open', within: 'main' });
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a large card comes first, and Pro is a chip. On a phone groups open, and the search leads to results [HM-1] [HM-2] [HM-4] [HM-5] [LY-8]', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
    await expect(headings(page)).toHaveCount(4);
    expect(await widthOf(page, 'Vanbase fall 2026 is here')).toBeGreaterThan(0.95);
    expect(await widthOf(page, 'Vanbase Mobile 8.1')).toBeLessThan(0.5);
    for (const [name, title] of [
      ['Do more with Vanbase', 'Marketing'],
      ['Browse by topic', 'Marketing'],
      ['Browse by topic', 'Use Payroll'],
    ] as const) {
      const link = section(page, name).getByRole('link', { name: `${title} Pro`, exact: true });
      await expect(link.filter({ visible: true })).toHaveText(`${title} Pro`);
      const chip = link.filter({ visible: true }).getByText('Pro', { exact: true });
      await expect(chip).toHaveCSS('border-radius', '999px');
    }

    await page.setViewportSize(phone);
    const group = section(page, 'Browse by topic').getByRole('group').filter({ hasText: 'Dispatch' }).first();
    const shown = group.getByRole('link').filter({ visible: true });
    await expect(shown).toHaveCount(0);
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText([
      'Use the dispatch board',
      'Assign and reassign jobs',
      'Draw service zones',
      'See all in Dispatch',
    ]);
    await page.keyboard.press('Tab');
    await expect(shown.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(shown).toHaveCount(0);

    const form = page.getByRole('main').getByRole('search');
    await form.locator('input').fill('take a payment');
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=take\+a\+payment$/u);
  });
});
