import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { filtered, found, nothing, searchStandIn } from './search-service.ts';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('article');
const count = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });
const notFound = (page: Page) =>
  main(page).getByRole('heading', { name: "Sorry, we couldn't find any answers to your question." });
const rephrase = (page: Page) =>
  main(page).getByText(
    'Please try to rephrase your question with different words or modify your filter criteria.',
  );
const noFilterData = (page: Page) =>
  main(page).getByRole('heading', { name: 'Sorry, no result for given filter combination' });
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

async function searchFor(page: Page, words: string): Promise<void> {
  const box = main(page).getByRole('search').locator('input');
  await box.fill(words);
  await box.press('Enter');
}

/** On a phone; the page goes on on a desktop. Results, and words that find nothing, are looked at with every page. */
async function expectNobodyKeptOut(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoBarriersInEitherScheme(page, { state, within: 'main', without: ['main article'] });
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('words that find nothing: said in a heading, without facets, with ways on [SR-4]', async ({ page }) => {
  const replies: Readonly<Record<string, object>> = {
    'paymnet zzz': { ...nothing, suggestion: 'payment' },
    xqzvw: nothing,
  };
  await searchStandIn(
    page,
    (asked) =>
      replies[asked.query] ?? found(34, asked.query === 'paymnet' ? { suggestion: 'payment' } : {})(asked),
  );
  await open(page, '/search');
  await searchFor(page, 'paymnet zzz');
  await expect(notFound(page)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Sorry/u);
  await expect(
    main(page).getByText('Please try to rephrase your question with different words.'),
  ).toBeVisible();
  await expect(main(page).getByText(/filter/u), 'none is chosen').toHaveCount(0);
  await expect(count(page, '0 results'), 'announced, and not said twice').toBeHidden();
  await expect(main(page).getByRole('group')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Browse all topics' })).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: 'These pages may help' }).getByRole('link'),
  ).not.toHaveCount(0);
  const suggested = main(page).getByRole('link', { name: 'payment', exact: true });
  await expect(suggested).toHaveAttribute('href', '/search?q=payment');

  await searchFor(page, 'xqzvw');
  await expect(suggested).toHaveCount(0);
  await expect(notFound(page)).toBeVisible();
  const topics = main(page).getByRole('region', { name: 'Browse by topic' });
  await expect(topics.getByRole('link', { name: 'Dispatch', exact: true })).toBeVisible();

  await page.goto('/search?q=xqzvw&type=kbFaq');
  await expect(rephrase(page)).toBeVisible();

  await searchFor(page, 'paymnet');
  await expect(results(page)).toHaveCount(10);
  await suggested.click();
  await expect(page).toHaveURL(/\?q=payment$/u);
  await expect(main(page).getByText('Did you mean')).toHaveCount(0);
});

test('filters without results show another message, and each filter can be removed [SR-4]', async ({
  page,
}) => {
  const service = await searchStandIn(page, filtered(34, 0));
  await page.goto('/search?q=payment&source=Absorb&type=kbFaq&type=kbHowTo');
  await expect(noFilterData(page)).toBeVisible();
  await expect(main(page).getByText('Please try choosing different filters')).toBeVisible();
  await expect(count(page, '0 results'), 'announced, and not said twice').toBeHidden();
  await expect(main(page).getByRole('group', { name: 'Content type' })).toBeVisible();
  await expectNobodyKeptOut(page, 'no filter data');
  await main(page).getByRole('button', { name: 'Search without FAQ' }).click();
  await expect(page).toHaveURL(/\?q=payment&source=Absorb&type=kbHowTo$/u);
  await main(page).getByRole('button', { name: 'Search all sources' }).click();
  await expect(page).toHaveURL(/\?q=payment&type=kbHowTo$/u);
  service.answerWith(found(34));
  await main(page).getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
});

test.describe('a service that fails', () => {
  /** Chromium tells of each call that fails. */
  test.use({ allowed: /Failed to load resource/u });

  test('says so and can be asked again; earlier results stay, without a connection too [SR-4]', async ({
    page,
    context,
  }) => {
    const alert = main(page).getByRole('alert');
    const service = await searchStandIn(page, found(34));
    service.failWith('unreachable');
    await page.goto('/search?q=payment');
    await expect(notFound(page)).toBeVisible();
    await expect(rephrase(page)).toBeVisible();
    await expect(alert).toContainText('The service cannot be reached right now.');
    await expectNobodyKeptOut(page, 'error');
    service.failWith(307);
    await searchFor(page, 'elsewhere');
    await expect(alert).toContainText('This is not set up correctly on our side. Please try again later.');
    service.failWith(undefined);
    await retry(page).click();
    await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
    await expect(notFound(page)).toHaveCount(0);

    service.failWith('unreachable');
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await expect(alert).toContainText('The service cannot be reached right now.');
    await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
    await expect(results(page)).toHaveCount(10);
    await expectNobodyKeptOut(page, 'earlier results');
    service.failWith(undefined);
    await retry(page).click();
    await expect(count(page, 'Results 11-20 of 34')).toBeVisible();
    await expect(alert).toHaveCount(0);

    await context.setOffline(true);
    await expect(count(page, 'You are offline.')).toBeVisible();
    await expect(results(page)).toHaveCount(10);
    await context.setOffline(false);
    await expect(count(page, 'You are offline.')).toHaveCount(0);

    service.answerWith(() => new Promise(() => {}));
    await searchFor(page, 'loading');
    await expect(count(page, 'Searching…')).toBeVisible();
    await expectNobodyKeptOut(page, 'loading');
  });
});
