import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';
import { followLink } from './follow-link.ts';

test.use({ viewport: { width: 390, height: 844 } });

const card = (page: Page, title = 'Topics Covered') =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
const bar = (page: Page) => page.getByRole('button', { name: /^Topics Covered/u });
const scrollPast = (page: Page, px: number) =>
  card(page).evaluate((element, distance) => {
    scrollBy({ top: element.getBoundingClientRect().top + distance, behavior: 'instant' });
  }, px);

test('the contents above the text show five items. Below them a sticky bar names the current section, opens all of it and the site’s search, and covers no focused element [AR-3] [TC-2] [TC-3] [TC-4]', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/how-to/long-how-to');
  const items = ['Things to know', 'Section 1', 'Section 2', 'Section 3', 'Section 4'];
  await expect(card(page).getByRole('link')).toHaveText(items);
  await card(page).locator('summary').press('Enter');
  await expect(card(page).getByRole('link')).toHaveCount(0);
  await card(page).locator('summary').press('Enter');
  await expect(card(page).getByRole('link')).toHaveCount(5);

  await scrollPast(page, 64);
  await expect(bar(page)).toHaveCount(0);
  await scrollPast(page, 66);
  await expect(bar(page)).toBeVisible();
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0 });

  // beside the contents a button for the site's search, since the header is scrolled away
  const before = await page.evaluate(() => scrollY);
  const search = page.getByRole('button', { name: 'Search', exact: true }).last();
  expect(await search.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await search.press('Enter');
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(search).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar(page)).toHaveCount(0);

  await card(page).getByRole('button', { name: 'See all 14' }).press('Enter');
  const screen = page.getByRole('dialog', { name: 'Topics Covered' });
  const section = (number: number) => screen.getByRole('link', { name: `Section ${number}`, exact: true });
  await section(11).press('Enter');
  await expect(screen).toBeHidden();
  await expect(page.locator('#section-11')).toBeFocused();
  await expect.poll(() => new URL(page.url()).hash).toBe('#section-11');
  const stuck = await bar(page).boundingBox();
  const place = await page.locator('#section-11').boundingBox();
  expect((place?.y ?? 0) - (stuck?.height ?? 0)).toBeGreaterThanOrEqual(69.5); // the margin, below the contents

  await expect(bar(page)).toContainText('Section 11');
  await bar(page).press('Enter');
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(section(11)).toHaveAttribute('aria-current', 'location');
  await expect(section(11)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(bar(page)).toBeFocused();

  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(card(page)).toHaveCount(0); // beside the text only

  await page.setViewportSize({ width: 390, height: 844 });
  await followLink(page, '/landing-page/nested');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A nested landing page');
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

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('they show only if switched on and not empty; a glossary calls them its items [AR-3]', async ({
    open,
    page,
  }) => {
    for (const path of ['/how-to/hidden-contents', '/how-to/bare']) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card(page), path).toHaveCount(0);
    }
    await open('/glossary/three-hundred-terms');
    await expect(card(page, 'Glossary items').getByRole('link').first()).toBeVisible();
  });
});
