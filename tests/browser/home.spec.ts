import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { entryOf, type RawExport, sampleExport } from './sample.ts';

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const titles = (within: Locator) => within.getByRole('heading', { level: 3 }).filter({ visible: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const card = (within: Locator, title: string) =>
  within.locator('li').filter({ has: within.page().getByRole('heading', { name: title, level: 3 }) });

const links = (...ids: string[]) => ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));

function setField(exported: RawExport, id: string, field: string, value: unknown): void {
  entryOf(exported, id).fields[field] = { 'en-US': value };
}

/** More than each section shows, an event first among the news, long words, and a colour that is none. */
function crowdedHome(): RawExport {
  const exported = sampleExport();
  const packs = links('hfpMarketing', 'hlFall26', 'hfpDispatch', 'hcReporting', 'hcPayroll');
  setField(exported, 'homeFeaturePacks', 'subContent', packs);
  setField(exported, 'homeAnnouncements', 'subContent', links('anFieldDays26', 'anFall26', 'rnMobile81'));
  const topics = links('hwlSchedule', 'hwlDispatch', 'hwlMobile', 'hwlPaid', 'hcReporting', 'hcPayroll');
  setField(exported, 'homeWelcome', 'subContent', topics);
  const group = links(
    'lpGettingStarted',
    'rwOnboarding',
    'hwAddTechnician',
    'hwImportCustomers',
    'hwUserRoles',
    'hwBookJob',
    'hwDispatchBoard',
  );
  setField(exported, 'hfaStart', 'subContent', group);
  setField(exported, 'hcDispatch', 'borderColor1', 'no colour at all');
  setField(exported, 'hcScheduling', 'title', `${'Long'.repeat(30)} Pro`);
  setField(exported, 'hwBookJob', 'title', 'Word'.repeat(30));
  return exported;
}

/** Two sections with one card each, two without a card, and one whose only card leads nowhere. */
function bareHome(): RawExport {
  const exported = sampleExport();
  for (const id of ['homeFeaturePacks', 'homeWelcome', 'hfaStart']) setField(exported, id, 'subContent', []);
  setField(exported, 'homeFeaturedArticles', 'subContent', links('hfaStart'));
  setField(exported, 'homeAnnouncements', 'subContent', links('anFieldDays26'));
  setField(exported, 'homeCategories', 'subContent', links('hcDispatch'));
  return exported;
}

test('the search of the hero leads to the results, with or without scripts; nothing is not sent [HM-1]', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
  const form = page.getByRole('main').getByRole('search');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u);
  await form.locator('input').fill('offline');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=offline$/u);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await plain.getByRole('main').getByRole('search').locator('input').fill('take a payment');
  await plain
    .getByRole('main')
    .getByRole('search')
    .getByRole('button', { name: 'Search', exact: true })
    .click();
  await expect(plain).toHaveURL(/\/search\?q=take\+a\+payment$/u);
  await context.close();
});

test('the sections stand in their order, each cut to its number [HM-2]', async ({ page, siteOf }) => {
  await page.setViewportSize(desk);
  await page.goto(`${await siteOf({ exported: crowdedHome() })}/`);
  await expect(headings(page)).toHaveText([
    'Do more with Vanbase',
    'What is new',
    'Choose a topic',
    'Browse by category',
    'Featured articles',
  ]);
  await expect(titles(section(page, 'Do more with Vanbase'))).toHaveCount(3);
  await expect(titles(section(page, 'Choose a topic'))).toHaveCount(4);
  await expect(titles(section(page, 'Browse by category'))).toHaveCount(6);
  const featured = section(page, 'Featured articles');
  await expect(titles(featured)).toHaveText([
    'Product Capabilities',
    'Start here',
    'Solve a problem',
    'By kind of business',
  ]);
  await expect(card(featured, 'Start here').getByRole('link')).toHaveCount(6);
  await featured.getByRole('link', { name: 'Product Capabilities' }).click();
  await expect(page).toHaveURL(/\/product-capabilities$/u);
});

test('a section without content is not there [HM-2]', async ({ page, siteOf }) => {
  await page.setViewportSize(desk);
  await page.goto(`${await siteOf({ exported: bareHome() })}/`);
  await expect(headings(page)).toHaveText(['What is new', 'Browse by category']);
  await expect(titles(section(page, 'What is new'))).toHaveText(['Field Days 2026: see you in Denver']);
});

test('topics stand in two columns on a phone, in four on a desk [HM-2]', async ({ page }) => {
  await page.goto('/');
  const columns = async () => {
    const boxes = await Promise.all((await titles(topics).all()).map((title) => title.boundingBox()));
    return new Set(boxes.map((box) => box?.x)).size;
  };
  const topics = section(page, 'Choose a topic');
  await page.setViewportSize(phone);
  expect(await columns()).toBe(2);
  await page.setViewportSize(desk);
  expect(await columns()).toBe(4);
});

test('a category shows two links on a desk, and the ways to all of it and to all categories [HM-2]', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  const categories = section(page, 'Browse by category');
  await expect(card(categories, 'Dispatch').getByRole('link')).toHaveText([
    'Dispatch',
    'Use the dispatch board',
    'Assign and reassign jobs',
    'See all in Dispatch',
  ]);
  await card(categories, 'Dispatch').getByRole('link', { name: 'See all in Dispatch' }).click();
  await expect(page).toHaveURL(/\/landing-page\/dispatch$/u);
  await page.goBack();
  await categories.getByRole('link', { name: 'See all categories' }).click();
  await expect(page).toHaveURL(/\/categories$/u);
});

test('on a phone categories are groups that open, with three links each [HM-2] [LY-8]', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const group = section(page, 'Browse by category')
    .getByRole('group')
    .filter({ hasText: 'Dispatch' })
    .first();
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
});

test('release notes are a card with Read more [HM-3]', async ({ page }) => {
  await page.goto('/');
  const notes = card(section(page, 'What is new'), 'Vanbase Mobile 8.1');
  await expect(notes).toContainText('Version 8.1 is about photos');
  await notes.getByRole('link', { name: 'Read more about Vanbase Mobile 8.1' }).click();
  await expect(page).toHaveURL(/\/release-notes\/vanbase-mobile-8-1$/u);
});

test('a name with the word Pro has a chip, and the word leaves the title [HM-4]', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  for (const [name, title] of [
    ['Do more with Vanbase', 'Marketing'],
    ['Browse by category', 'Marketing'],
    ['Browse by category', 'Use Payroll'],
  ] as const) {
    const link = section(page, name).getByRole('link', { name: `${title} Pro`, exact: true });
    await expect(link.filter({ visible: true })).toHaveText(`${title} Pro`);
    const chip = link.filter({ visible: true }).getByText('Pro', { exact: true });
    await expect(chip).toHaveCSS('border-radius', '999px');
  }
  await expect(section(page, 'Choose a topic').getByText('Pro', { exact: true })).toHaveCount(0);
});

test('a release that comes first is a large card, and no other [HM-5]', async ({ page, siteOf }) => {
  await page.setViewportSize(desk);
  const widthOf = async (title: string) => {
    const news = section(page, 'What is new');
    const heading = page.getByRole('heading', { name: title, level: 3 });
    const box = await news.locator('div').filter({ has: heading }).first().boundingBox();
    const whole = await news.boundingBox();
    return (box?.width ?? 0) / (whole?.width ?? 1);
  };
  await page.goto('/');
  expect(await widthOf('Vanbase fall 2026 is here')).toBeGreaterThan(0.95);
  expect(await widthOf('Vanbase Mobile 8.1')).toBeLessThan(0.5);
  await page.goto(`${await siteOf({ exported: crowdedHome() })}/`);
  expect(await widthOf('Field Days 2026: see you in Denver')).toBeLessThan(0.5);
  expect(await widthOf('Vanbase fall 2026 is here')).toBeLessThan(0.5);
});

test('an editor colours a card; what is no colour is left out [HM-6]', async ({ page, siteOf }) => {
  await page.setViewportSize(desk);
  const coloursOf = (title: string) =>
    card(section(page, 'Browse by category'), title)
      .locator('stop')
      .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).stopColor));
  await page.goto('/');
  expect(await coloursOf('Dispatch')).toEqual(['rgb(15, 118, 110)', 'rgb(26, 127, 55)']);
  await page.goto(`${await siteOf({ exported: crowdedHome() })}/`);
  expect(await coloursOf('Dispatch')).toEqual(['rgb(26, 127, 55)', 'rgb(26, 127, 55)']);
});

test('a highlight is a card with its text, its picture and its way on [HM-7]', async ({ page }) => {
  await page.goto('/');
  const highlight = card(section(page, 'Do more with Vanbase'), 'Fall 2026');
  await expect(highlight).toContainText('Texts on the job card, campaigns by time zone');
  const picture = highlight.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await highlight.getByRole('link', { name: 'Fall 2026' }).click();
  await expect(page).toHaveURL(/\/release-notes\/vanbase-2026-fall$/u);
});

test('the home page reads without scripts, its groups too [HM-2]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto('/');
  await expect(headings(page)).toHaveCount(5);
  const group = section(page, 'Browse by category').getByRole('group').filter({ hasText: 'Payroll' });
  await group.locator('summary').click();
  await expect(group.getByRole('link', { name: 'See all in Payroll' })).toBeVisible();
  await context.close();
});

test('long words stay within the page, and nobody is kept out, groups open or closed [HM-2]', async ({
  page,
  siteOf,
}) => {
  await page.goto(`${await siteOf({ exported: crowdedHome() })}/`);
  for (const width of [320, 390, 844, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const groups = await page.getByRole('main').locator('details').all();
    for (const group of groups) await group.evaluate((details: HTMLDetailsElement) => (details.open = true));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  await expectNoBarriersInEitherScheme(page, { state: 'at 1280 px' });
  await page.setViewportSize(phone);
  await expectNoBarriersInEitherScheme(page, { state: 'on a phone' });
});
