import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
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

for (const { type, url } of Object.values(articleOfType)) {
  test(`every heading of ${type} has one link, and keeps its own words as its name [AR-1]`, async ({
    page,
  }) => {
    await open(page, url);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    const found = await headings(page).evaluateAll((all) =>
      all.map(({ id, textContent }) => ({ id, title: textContent.trim() })),
    );
    const links = await article(page)
      .getByRole('link', { name: /^Link to “/u })
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]));
    const expected = found.map(({ id, title }) => [`#${encodeURIComponent(id)}`, `Link to “${title}”`]);
    expect(links.toSorted(byText)).toEqual(expected.toSorted(byText));
    for (const { title } of found) {
      await expect(article(page).getByRole('heading', { name: title, exact: true }).first()).toBeAttached();
    }
    await expect(
      article(page).locator('summary a, :is(h2, h3, h4, h5, h6) [data-action=copy-link]'),
    ).toHaveCount(0);
  });
}

const byText = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

test('it copies the address of its heading, and leaves the page where it is', async ({ page }) => {
  await open(page, guide);
  const heading = headings(page).nth(1);
  const link = linkTo(page, await heading.textContent());
  await heading.hover();
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toContainText(
    (await heading.textContent()) ?? '',
  );
  expect(await copied(page)).toBe(address(page, `${guide}#${await heading.getAttribute('id')}`));
  await expect(page).toHaveURL(guide);
});

test('it does so in an article that was opened without loading the page anew', async ({ page }) => {
  await open(page, faq);
  await article(page).locator('a[href^="/how-to/"]:visible').first().click();
  await expect(page).toHaveURL(/\/how-to\//u);
  const heading = headings(page).first();
  await linkTo(page, await heading.textContent()).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await copied(page)).toBe(`${page.url().split('#')[0]}#${await heading.getAttribute('id')}`);
});

test.describe('where the browser refuses', () => {
  /** Granting one permission denies the others. */
  test.use({ permissions: ['geolocation'] });

  test('an alert shows the address', async ({ page }) => {
    await open(page, guide);
    const heading = headings(page).first();
    await linkTo(page, await heading.textContent()).press('Enter');
    const shown = `Select and copy it here: ${address(page, `${guide}#${await heading.getAttribute('id')}`)}`;
    await expect(page.getByRole('alert')).toContainText(shown);
  });
});

test('without scripts it leads to its heading', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guide);
  const heading = headings(page).nth(1);
  await linkTo(page, await heading.textContent()).press('Enter');
  await expect(page).toHaveURL(`${guide}#${await heading.getAttribute('id')}`);
  await expect(heading).toBeInViewport();
  await context.close();
});

test('it shows to a pointer that is at the heading, and to the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, guide);
  const heading = headings(page).first();
  const link = linkTo(page, await heading.textContent());
  expect(await opacityOf(link)).toBe('0');
  await heading.hover();
  expect(await opacityOf(link)).toBe('1');
  await page.mouse.move(1, 1);
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await opacityOf(link)).toBe('1');
});

test('it neither indents nor moves its heading', async ({ page }) => {
  await open(page, guide);
  const heading = headings(page).first();
  await heading.scrollIntoViewIfNeeded();
  const before = await heading.boundingBox();
  const main = await article(page).getByRole('heading', { level: 1 }).boundingBox();
  expect(before?.x).toBe(main?.x);
  await heading.hover();
  expect(await heading.boundingBox()).toEqual(before);
});

test('the link to a question lies beside its summary, and does not open it', async ({ page }) => {
  await open(page, faq);
  const question = firstQuestion(page);
  const heading = question.locator('[id]').first();
  await question.locator('summary').hover();
  await linkTo(page, await heading.textContent()).click();
  expect(await copied(page)).toBe(address(page, `${faq}#${await heading.getAttribute('id')}`));
  await expect(question).not.toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
});

test('print leaves it out', async ({ page }) => {
  await open(page, guide);
  await page.emulateMedia({ media: 'print' });
  await expect(linkTo(page, await headings(page).first().textContent())).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('it is always there, large enough, and nothing is wider than the screen', async ({ page }) => {
    await open(page, guide);
    const link = linkTo(page, await headings(page).first().textContent());
    expect(await opacityOf(link)).toBe('1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.tap();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('that of a question is there once the question is open', async ({ page }) => {
    await open(page, faq);
    const question = firstQuestion(page);
    const link = linkTo(page, await question.locator('[id]').first().textContent());
    expect(await opacityOf(link)).toBe('0');
    await question.locator('summary').tap();
    expect(await opacityOf(link)).toBe('1');
  });
});

test('axe finds nothing where one is shown, light and dark', async ({ page }) => {
  await open(page, faq);
  await firstQuestion(page).locator('summary').hover();
  await expectNoBarriersInEitherScheme(page);
});
