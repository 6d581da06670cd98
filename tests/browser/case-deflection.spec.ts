import { expectNoBarriersInEitherScheme } from './axe.ts';
import { caseOf, expectToOpen, openQuestion, openWithCase, title, url } from './case-question.ts';
import { eventsOf } from './data-layer.ts';
import { open, openPaused } from './open-page.ts';
import { articleOfType } from './sample.ts';
import { expect, test } from './services-stand-in.ts';
import { overlap, shown } from './toasts-on-page.ts';

test('the question comes 20,000 ms after an article has opened with a case, and takes no focus [DF-1]', async ({
  page,
}) => {
  await openWithCase(page, `${url}?caseId=500-7`);
  const { card, reopen } = caseOf(page);
  await page.clock.runFor(19_999);
  await expect(card.or(reopen)).toHaveCount(0);
  await expectToOpen(page);
  await expect(page.locator('body')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: 'a question about your support case' }),
  ).toHaveCount(1);
});

test('the question comes 5,000 ms after the first scroll [DF-1]', async ({ page }) => {
  await openWithCase(page, `${url}?caseId=500-7`);
  const { card } = caseOf(page);
  await page.clock.runFor(2000);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(3000);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(1999);
  await expect(card).toHaveCount(0);
  await expectToOpen(page);
});

for (const { what, interact } of [
  { what: 'a press beside it', interact: 'press' },
  { what: 'a key that does something', interact: 'x' },
  { what: 'Escape', interact: 'Escape' },
  { what: 'Not now', interact: 'later' },
]) {
  test(`${what} closes the question, and a button opens it again [DF-1]`, async ({ page }) => {
    await openWithCase(page, `${url}?caseId=500-7`);
    const { card, no, reopen, later } = caseOf(page);
    await page.clock.runFor(19_999);
    await expectToOpen(page);
    await page.mouse.wheel(0, 100);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(card, 'scrolling and moving the focus are reading on').toBeVisible();
    if (interact === 'press') await page.getByRole('heading', { name: title, level: 1 }).click();
    else if (interact === 'later') await later.click();
    else await page.keyboard.press(interact);
    await expect(card).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(card, 'it comes by itself once').toHaveCount(0);
    await reopen.click();
    await expect(card).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reopen).toBeFocused();
  });
}

test('a tab in the background asks when it is looked at [DF-1]', async ({ page }) => {
  await openWithCase(page, `${url}?caseId=500-7`);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await page.clock.runFor(60_000);
  await expect(caseOf(page).card).toHaveCount(0);
  await setVisibility('visible');
  await expect(caseOf(page).card).toBeVisible();
});

test('the case goes along to other articles, the time starts anew there, and nobody else hears of it [DF-1]', async ({
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
  await page.clock.runFor(999);
  await expectToOpen(page);
  await page.goBack();
  await expect(page).toHaveURL(/caseId=500-777/u);
  await expect(card).toHaveCount(0);
  await expect(caseOf(page).reopen).toBeVisible();
  expect(JSON.stringify(await eventsOf(page))).not.toContain('500-777');
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /500-777/u);
});

test('without a case nothing is loaded, asked or shown [DF-1]', async ({ page, services }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPaused(page, url);
  const { card, reopen } = caseOf(page);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(60_000);
  await expect(card.or(reopen)).toHaveCount(0);
  expect(requests.filter((request) => request.includes('case-'))).toEqual([]);
  expect(services.calls('caseClose')).toEqual([]);
});

test('a site that closes no cases asks nobody [DF-1]', async ({ page, siteOf }) => {
  const site = await siteOf({ config: { services: { caseClose: false } } });
  await openPaused(page, `${site}${url}?caseId=500-7`);
  await page.clock.runFor(60_000);
  await expect(caseOf(page).card.or(caseOf(page).reopen)).toHaveCount(0);
});

test('a case whose number is hostile is only ever sent as text [DF-1] [DF-4]', async ({ page, services }) => {
  const caseId = '"><img src=x onerror=alert(1)>';
  await openQuestion(page, encodeURIComponent(caseId));
  await caseOf(page).yes.click();
  await caseOf(page).confirm.click();
  await expect(shown(page)).toContainText('Support case closed');
  expect(services.calls('caseClose').map(({ body }) => body.caseId)).toEqual([caseId]);
});

test('nothing moves when the question comes, on a page with contents and on one without', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [url, articleOfType.articleProblemSolution.url, articleOfType.kbCapability.url]) {
      await openWithCase(page, `${address}?caseId=500-7`);
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, article, nav, footer')].map((one) => {
            const { x, y } = one.getBoundingClientRect();
            return [x, y];
          }),
        );
      const before = await places();
      await page.clock.runFor(19_999);
      await expectToOpen(page);
      expect(await places()).toEqual(before);
    }
  }
});

test('at the window’s edge the question gives way to what has the focus [DF-1]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openWithCase(page, `${url}?caseId=500-7`);
  const { card } = caseOf(page);
  const link = page.getByRole('article').getByRole('link').last();
  await link.focus();
  await link.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 80));
  await page.clock.runFor(20_000);
  await expectToOpen(page);
  await expect.poll(() => overlap(card, link)).toBe(false);
  await expect(link).toBeFocused();
});

test('under long contents the question is in sight, and covers none that has the focus [DF-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithCase(page, `${articleOfType.kbFaq.url}?caseId=500-7`);
  const { card } = caseOf(page);
  const link = page.getByRole('navigation', { name: 'Topics Covered' }).getByRole('link').last();
  await link.focus();
  await page.clock.runFor(20_000);
  await expectToOpen(page);
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect.poll(() => overlap(card, link)).toBe(false);
  await expect(link).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 1280]) {
  test(`axe finds nothing in any step at ${width} px, and nothing is wider than the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuestion(page, '500-7');
    const { yes, cancel, dialog, card, reopen } = caseOf(page);
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
    await expectNoBarriersInEitherScheme(page, { state: 'question' });
    await yes.click();
    await expect(dialog).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'dialog' });
    await cancel.click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(reopen).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'button' });
    expect(await isWithin()).toBe(true);
  });
}

test('paper shows nothing of it', async ({ page }) => {
  await openQuestion(page, '500-7');
  await page.emulateMedia({ media: 'print' });
  await expect(caseOf(page).card).toBeHidden();
});

test.describe('a question that cannot be loaded', () => {
  test.use({ allowed: /Failed to load|preload/u });

  test('leaves the page as it is', async ({ page }) => {
    await page.route(/\/article-case-question-[^/]*\.js$/u, (route) => route.abort('failed'));
    await open(page, `${url}?caseId=500-7`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
