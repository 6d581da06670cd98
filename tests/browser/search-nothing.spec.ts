import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
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

/** Chromium tells of each call that fails. */
const failedCall = /Failed to load resource/u;

test('words that find nothing: said in a heading, without facets, with ways on [SR-4]', async ({ page }) => {
  await searchStandIn(page, () => ({ ...nothing, suggestion: 'payment' }));
  await page.goto('/search?q=paymnet+zzz');
  await expect(notFound(page)).toBeVisible();
  await expect(rephrase(page)).toBeVisible();
  await expect(count(page, '0 results')).toBeVisible();
  await expect(main(page).getByRole('group')).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Browse all topics' })).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: 'These pages may help' }).getByRole('link'),
  ).not.toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'payment', exact: true })).toHaveAttribute(
    'href',
    '/search?q=payment',
  );
});

test('results of words that are near to others offer those [SR-4]', async ({ page }) => {
  await searchStandIn(page, ({ query, ...rest }) =>
    found(34, query === 'paymnet' ? { suggestion: 'payment' } : {})({ query, ...rest }),
  );
  await page.goto('/search?q=paymnet');
  await expect(results(page)).toHaveCount(10);
  await main(page).getByRole('link', { name: 'payment', exact: true }).click();
  await expect(page).toHaveURL(/\?q=payment$/u);
  await expect(main(page).getByText('Did you mean')).toHaveCount(0);
});

test('words that are like nothing lead to the topics of the site [SR-4]', async ({ page }) => {
  await searchStandIn(page, () => nothing);
  await page.goto('/search?q=xqzvw');
  await expect(notFound(page)).toBeVisible();
  const topics = main(page).getByRole('region', { name: 'Browse by topic' });
  await expect(topics.getByRole('link', { name: 'Dispatch', exact: true })).toBeVisible();
});

test('filters that leave nothing: another message, and each filter can be taken away [SR-4]', async ({
  page,
}) => {
  const service = await searchStandIn(page, filtered(34, 0));
  await page.goto('/search?q=payment&source=Absorb&type=kbFaq&type=kbHowTo');
  await expect(noFilterData(page)).toBeVisible();
  await expect(main(page).getByText('Please try choosing different filters')).toBeVisible();
  await expect(count(page, '0 results')).toBeVisible();
  await expect(main(page).getByRole('group', { name: 'Content type' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Search without FAQ' }).click();
  await expect(page).toHaveURL(/\?q=payment&source=Absorb&type=kbHowTo$/u);
  await main(page).getByRole('button', { name: 'Search all sources' }).click();
  await expect(page).toHaveURL(/\?q=payment&type=kbHowTo$/u);
  service.answerWith(found(34));
  await main(page).getByRole('button', { name: 'Clear all filters' }).last().click();
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
});

test.describe('a service that fails', () => {
  test.use({ allowed: failedCall });

  for (const [failure, sentence] of [
    [500, 'This is not working right now. Wait a moment, then try again.'],
    [429, 'There are too many requests right now. Wait a minute, then try again.'],
    ['unreachable', 'The service cannot be reached right now. Wait a moment, then try again.'],
    [307, 'This is not set up correctly on our side. Please try again later.'],
  ] as const) {
    test(`says so after ${failure}, and can be asked again [SR-4]`, async ({ page }) => {
      const service = await searchStandIn(page, found(34));
      service.failWith(failure);
      await page.goto('/search?q=payment');
      await expect(notFound(page)).toBeVisible();
      await expect(rephrase(page)).toBeVisible();
      await expect(main(page).getByRole('alert')).toContainText(sentence);
      service.failWith(undefined);
      await retry(page).click();
      await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
      await expect(notFound(page)).toHaveCount(0);
    });
  }

  test('leaves earlier results where they are, and says why there are no new ones [SR-4]', async ({
    page,
  }) => {
    const service = await searchStandIn(page, found(34));
    await page.goto('/search?q=payment');
    await expect(results(page)).toHaveCount(10);
    service.failWith('unreachable');
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await expect(main(page).getByRole('alert')).toContainText('The service cannot be reached right now.');
    await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
    await expect(results(page)).toHaveCount(10);
    service.failWith(undefined);
    await retry(page).click();
    await expect(count(page, 'Results 11-20 of 34')).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: failedCall });

  test('going offline says that the results stay, until the connection is back [SR-4]', async ({
    page,
    context,
  }) => {
    await searchStandIn(page, found(34));
    await page.goto('/search?q=payment');
    await expect(results(page)).toHaveCount(10);
    await context.setOffline(true);
    await expect(count(page, 'You are offline.')).toBeVisible();
    await expect(results(page)).toHaveCount(10);
    await context.setOffline(false);
    await expect(count(page, 'You are offline.')).toHaveCount(0);
  });
});

test.describe('every state', () => {
  test.use({ allowed: failedCall });

  test('keeps nobody out [SR-4]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const service = await searchStandIn(page, filtered(34, 0));
    await page.goto('/search');
    await expectNoBarriersInEitherScheme(page, { state: 'start' });
    await page.goto('/search?q=payment&type=kbFaq&type=kbHowTo');
    await expect(noFilterData(page)).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'no filter data' });
    service.answerWith(() => ({ ...nothing, suggestion: 'payment' }));
    await page.goto('/search?q=paymnet');
    await expect(main(page).getByRole('region', { name: 'These pages may help' })).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'not found' });
    service.failWith(500);
    await page.goto('/search?q=invoice');
    await expect(notFound(page)).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'error' });
    service.failWith(undefined);
    service.answerWith(found(34));
    await page.goto('/search?q=payment');
    await expect(results(page)).toHaveCount(10);
    service.failWith(500);
    await main(page).getByRole('link', { name: 'Next page' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'earlier results' });
    service.failWith(undefined);
    service.answerWith(() => new Promise(() => {}));
    await page.goto('/search?q=payment');
    await expect(count(page, 'Searching…')).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'loading' });
  });
});
