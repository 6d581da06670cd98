import type { Page } from '@playwright/test';
import { expectNoBarriersInPart } from './axe.ts';
import { caseOf, expectToOpen, openQuestion, openWithCase, title, url } from './case-question.ts';
import { eventsOf } from './data-layer.ts';
import { followLink } from './follow-link.ts';
import { openPaused } from './open-page.ts';
import { test as previewTest } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { scriptOf, scriptRun } from './script-run.ts';
import { expect, test } from './services-stand-in.ts';
import { overlap, shown } from './toasts-on-page.ts';

/** Where the parts of a page stand, at each width. */
async function places(page: Page): Promise<unknown> {
  const found = [];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(
      await page.evaluate(() =>
        [...document.querySelectorAll('h1, article, nav, footer')].map((one) => {
          const { x, y } = one.getBoundingClientRect();
          return [x, y + scrollY];
        }),
      ),
    );
  }
  return found;
}

test('the question opens 20,000 ms after an article is opened from a case, takes no focus and moves nothing. It closes in several ways, and a button reopens it [DF-1]', async ({
  page,
}) => {
  await openWithCase(page, `${url}?caseId=500-7`);
  const { card, yes, reopen, later } = caseOf(page);
  const before = await places(page);
  await page.clock.runFor(19_999);
  await expect(card.or(reopen)).toHaveCount(0);
  await expectToOpen(page);
  await expect(page.locator('body')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'a question about your support case' }),
  ).toHaveCount(1);
  expect(await places(page)).toEqual(before);

  for (const [how, close] of [
    ['a press beside it', () => page.getByRole('heading', { name: title, level: 1 }).click()],
    ['a key that does something', () => page.keyboard.press('x')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['Not now', () => later.click()],
  ] as const)
    await test.step(how, async () => {
      await page.mouse.wheel(0, 100);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(card, 'scrolling and moving the focus are reading on').toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await close();
      await expect(card).toHaveCount(0);
      await page.clock.runFor(60_000);
      await expect(card, 'it comes by itself once').toHaveCount(0);
      await reopen.click();
      await expect(card).toBeFocused();
    });
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reopen).toBeFocused();
});

test('the question comes 5,000 ms after the first scroll, and moves nothing beside a problem and its solution [DF-1]', async ({
  page,
}) => {
  await openWithCase(page, `${articleOfType.articleProblemSolution.url}?caseId=500-7`);
  const { card } = caseOf(page);
  const before = await places(page);
  await page.clock.runFor(2000);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(3000);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(1999);
  await expect(card).toHaveCount(0);
  await expectToOpen(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await places(page)).toEqual(before);
});

const setVisibility = (page: Page, state: string) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('the case is carried to other articles, where the time restarts, and is sent to nobody else [DF-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openWithCase(page, `${url}?caseId=500-777`);
  const { card } = caseOf(page);
  await page.clock.runFor(15_000);
  await page
    .getByRole('navigation', { name: 'Related Articles' })
    .locator('a[href^="/how-to/"]')
    .first()
    .click();
  await expect(page).not.toHaveURL(/caseId/u);
  await expect(page.locator('h1:focus')).not.toHaveText(title);
  await page.clock.runFor(19_000);
  await expect(card).toHaveCount(0);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(60_000);
  await expect(card, 'a tab in the background asks when it is looked at').toHaveCount(0);
  await setVisibility(page, 'visible');
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/caseId=500-777/u);
  await expect(card).toHaveCount(0);
  await expect(caseOf(page).reopen).toBeVisible();
  expect(JSON.stringify(await eventsOf(page))).not.toContain('500-777');
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /500-777/u);
});

test('without a case nothing is loaded, asked or shown. A link with a case opens the question, which moves nothing beside a capability [DF-1]', async ({
  page,
  services,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { url: address } = articleOfType.kbCapability;
  await openPaused(page, address);
  const { card, reopen } = caseOf(page);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(60_000);
  await expect(card.or(reopen)).toHaveCount(0);
  expect(requests.filter((request) => request.includes('case-'))).toEqual([]);
  expect(services.calls('caseClose')).toEqual([]);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const before = await places(page);
  const script = scriptOf(page, /\/article-case-question-/u);
  await followLink(page, `${address}?caseId=500-7`);
  await scriptRun(page, script);
  await expectToOpen(page);
  expect(await places(page)).toEqual(before);
});

test('the question is visible below long contents. There and at the window’s edge it covers no focused element [DF-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithCase(page, `${articleOfType.kbFaq.url}?caseId=500-7`);
  const { card } = caseOf(page);
  const inContents = page.getByRole('navigation', { name: 'Topics Covered' }).getByRole('link').last();
  await inContents.focus();
  await page.clock.runFor(20_000);
  await expectToOpen(page);
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlap(card, inContents)).toBe(false);
  await expect(inContents).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 700 });
  const inText = page.getByRole('article').getByRole('link').last();
  await inText.focus();
  await inText.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 80));
  await expect.poll(() => overlap(card, inText)).toBe(false);
  await expect(inText).toBeFocused();
});

previewTest(
  'axe finds nothing in any step on a desktop and on a phone, nothing is wider than the page, and paper shows nothing of it; the service of the preview closes the case [DF-4]',
  async ({ page }) => {
    await openQuestion(page, '500-7');
    const { yes, cancel, confirm, dialog, card, reopen } = caseOf(page);
    const look = (state: string) => expectNoBarriersInPart(page, { state, within: '[data-look]' });
    await look('question');
    await yes.click();
    await expect(dialog).toBeVisible();
    await expectNoBarriersInPart(page, { state: 'dialog', within: 'dialog[open]' });
    await cancel.click();
    await expect(yes).toBeFocused(); // keys belong to the question again
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(reopen).toBeVisible();
    await look('button');
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await beyond()).toBeLessThanOrEqual(0);
    await reopen.click();
    await expect(card).toBeVisible();
    expect(await beyond()).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await yes.click();
    await confirm.click();
    await expect(shown(page)).toContainText('The case is closed.');
  },
);
