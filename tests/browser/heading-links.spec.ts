import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';

const guide = articleOfType.kbHowTo.url;
const faq = articleOfType.kbFaq.url;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const article = (page: Page) => page.getByRole('article');
/** Of the text: the page's own have ids that React gives. */
const anchored = ':is(h2, h3, h4, h5, h6)[id]:not([id^="_"])';
const headings = (page: Page) => article(page).locator(anchored);
const firstQuestion = (page: Page) => article(page).locator(`details:has(> summary > ${anchored})`).first();
const linkTo = (page: Page, title: string | null) =>
  article(page).getByRole('link', { name: `Link to “${title?.trim()}”`, exact: true });
const opacityOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).opacity);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const address = (page: Page, path: string) => new URL(path, page.url()).href;

test('a heading’s link appears on hover and on focus, moves nothing, and copies its address. A question has one too [AR-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, guide);
  const first = headings(page).first();
  await first.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  const main = await article(page).getByRole('heading', { level: 1 }).boundingBox();
  expect(before?.x).toBe(main?.x);
  const shown = linkTo(page, await first.textContent());
  expect(await opacityOf(shown)).toBe('0');
  await first.hover();
  expect(await opacityOf(shown)).toBe('1');
  expect(await first.boundingBox()).toEqual(before);
  await page.mouse.move(1, 1);
  await page.keyboard.press('Tab');
  await shown.focus();
  expect(await opacityOf(shown)).toBe('1');

  const heading = headings(page).nth(1);
  await heading.hover();
  await linkTo(page, await heading.textContent()).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toContainText(
    (await heading.textContent()) ?? '',
  );
  expect(await copied(page)).toBe(address(page, `${guide}#${await heading.getAttribute('id')}`));
  await expect(page).toHaveURL(guide);

  // that of a question lies beside its summary, and does not open it; in the next article it copies as well
  await followLink(page, faq);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(articleOfType.kbFaq.title);
  const question = firstQuestion(page);
  const asked = question.locator('[id]').first();
  await question.locator('summary').hover();
  // `axe.spec.ts` looks at the rest of the page
  const place = `details:has(> summary > [id="${await asked.getAttribute('id')}"])`;
  await expectNoBarriersInEitherScheme(page, { within: place });
  await question.locator('summary').hover();
  await linkTo(page, await asked.textContent()).click();
  await expect.poll(() => copied(page)).toBe(address(page, `${faq}#${await asked.getAttribute('id')}`));
  await expect(question).not.toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');

  await article(page).locator('a[href^="/how-to/"]:visible').first().click();
  await expect(page).toHaveURL(/\/how-to\//u);
  // the address changes before the article is there
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(articleOfType.kbFaq.title);
  const next = headings(page).first();
  await linkTo(page, await next.textContent()).press('Enter');
  const own = `${page.url().split('#')[0]}#${await next.getAttribute('id')}`;
  await expect.poll(() => copied(page)).toBe(own);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it leads to its heading', async ({ page }) => {
    await page.goto(guide);
    const heading = headings(page).nth(1);
    await linkTo(page, await heading.textContent()).press('Enter');
    await expect(page).toHaveURL(`${guide}#${await heading.getAttribute('id')}`);
    await expect(heading).toBeInViewport();
  });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

  test('it is always there, large enough; that of a question comes with its answer, and on a phone each is only for the keyboard', async ({
    page,
  }) => {
    await open(page, guide);
    const link = linkTo(page, await headings(page).first().textContent());
    expect(await opacityOf(link)).toBe('1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.tap();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await opacityOf(link)).toBe('0');
    await link.focus();
    await page.keyboard.press('Shift'); // then the focus is the keyboard's
    expect(await opacityOf(link)).toBe('1');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 820, height: 1180 });

    await followLink(page, faq);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articleOfType.kbFaq.title);
    const question = firstQuestion(page);
    const inside = linkTo(page, await question.locator('[id]').first().textContent());
    expect(await opacityOf(inside)).toBe('0');
    await question.locator('summary').tap();
    expect(await opacityOf(inside)).toBe('1');
  });
});
