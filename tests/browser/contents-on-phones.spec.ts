import type { Page } from '@playwright/test';
import { articleSpace } from './article-space/space.ts';
import { expect, test } from './article-space/article-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page, title = 'Topics Covered') =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
const bar = (page: Page) => page.getByRole('button', { name: /^Topics Covered/u });
const scrollPast = (page: Page, px: number) =>
  card(page).evaluate((element, distance) => {
    scrollBy({ top: element.getBoundingClientRect().top + distance, behavior: 'instant' });
  }, px);

test('the contents above the text show five items, open and close [AR-3]', async ({ open, page }) => {
  await open('/how-to/long-how-to');
  await expect(card(page).getByRole('link')).toHaveText([
    'Things to know',
    'Section 1',
    'Section 2',
    'Section 3',
    'Section 4',
  ]);
  await expect(card(page).getByRole('button', { name: 'See all 14' })).toBeVisible();
  await card(page).locator('summary').press('Enter');
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await card(page).locator('summary').press('Enter');
  await expect(card(page).getByRole('link')).toHaveCount(5);
});

test('only where an editor wants them, and only where there are some [AR-3]', async ({ open, page }) => {
  await open('/how-to/hidden-contents');
  await expect(card(page)).toHaveCount(0);
  await open('/how-to/bare');
  await expect(card(page)).toHaveCount(0);
});

test('a glossary calls them its items, and up to five need no list of their own [AR-3]', async ({
  open,
  page,
}) => {
  await open('/glossary/three-hundred-terms');
  await expect(card(page, 'Glossary items').getByRole('link')).toHaveCount(5);
  await open('/release-notes/spring');
  await expect(card(page).getByRole('button', { name: /See all/u })).toHaveCount(0);
});

test('a site can give them another title [AR-3]', async ({ page, siteOf }) => {
  const site = { name: 'Vanbase', labels: { 'contents.topics': 'In this article' } };
  const address = await siteOf({ ...articleSpace, config: { ...articleSpace.config, site } });
  await page.goto(`${address}/how-to/long-how-to`);
  await expect(card(page, 'In this article')).toBeVisible();
});

test('on a desk they stand beside the text only [AR-3]', async ({ open, page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open('/how-to/long-how-to');
  await expect(card(page)).toHaveCount(0);
});

test('once scrolled 65 pixels past they collapse to a bar at the top [TC-4]', async ({ open, page }) => {
  await open('/how-to/long-how-to');
  await scrollPast(page, 64);
  await expect(bar(page)).toHaveCount(0);
  await scrollPast(page, 66);
  await expect(bar(page)).toBeVisible();
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar(page)).toHaveCount(0);
});

test('the bar says what is being read, and opens all contents on a screen of their own [TC-4]', async ({
  open,
  page,
}) => {
  await open('/how-to/long-how-to#section-6');
  await expect(bar(page)).toContainText('Section 6');
  await bar(page).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Topics Covered' });
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(screen.getByRole('link', { name: 'Section 6', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await expect(screen.getByRole('link', { name: 'Section 6', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(bar(page)).toBeFocused();
});

test('a topic of that screen closes it and leads to its place [TC-4] [TC-3]', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/how-to/long-how-to');
  await card(page).getByRole('button', { name: 'See all 14' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Topics Covered' });
  await screen.getByRole('link', { name: 'Section 11', exact: true }).press('Enter');
  await expect(screen).toBeHidden();
  await expect(page.locator('#section-11')).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('#section-11');
  const [stuck, place] = await Promise.all([
    bar(page).boundingBox(),
    page.locator('#section-11').boundingBox(),
  ]);
  expect((place?.y ?? 0) - (stuck?.height ?? 0)).toBeGreaterThanOrEqual(69.5); // the margin, below the contents
});

test('what stays at the top covers nothing that has the focus [TC-2]', async ({ open, page }) => {
  await open('/landing-page/nested');
  const link = page.getByRole('article').getByRole('link', { name: 'Link inside' });
  const next = page.getByRole('article').getByRole('link', { name: 'Link outside' });
  await link.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 4, behavior: 'instant' });
  });
  await expect(bar(page)).toBeVisible();
  const { height: stuckPx = 0 } = (await bar(page).boundingBox()) ?? {};
  await next.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(stuckPx);
});
