import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

/** The reader against the preview's own services: nothing between them stands in for anything. */
const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('article');
const search = async (page: Page, address: string, words: string) =>
  open(page, `${address}/search?${new URLSearchParams({ q: words })}`);

test('what a reader searches, opens, rates and takes is on the page of what readers have sent [SR-11] [QA-4] [AC-5]', async ({
  page,
  siteOf,
}) => {
  const address = await siteOf({ config: { site: { name: 'End to end' } } });
  await open(page, address);
  const field = main(page).getByRole('combobox', { name: 'Search the help center' });
  await field.pressSequentially('dispatch b');
  await page.getByRole('option', { name: 'Use the dispatch board' }).click();
  await expect(page).toHaveURL(/\/how-to\/use-the-dispatch-board$/u);

  await search(page, address, 'dispatch board');
  const [rated] = await Promise.all([
    page.waitForResponse(/tracking\/events$/u),
    main(page).getByRole('button', { name: 'Yes', exact: true }).click(),
  ]);
  expect(rated.status()).toBe(204);
  const [clicked] = await Promise.all([
    page.waitForResponse(/tracking\/events$/u),
    results(page).first().getByRole('link').click(),
  ]);
  expect(clicked.status()).toBe(204);
  await expect(page).toHaveURL(/\/how-to\/use-the-dispatch-board$/u);

  await page.goto(`${address}/preview/readers`);
  const list = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(list('Searches')).toContainText(['dispatch board']);
  await expect(list('Results opened')).toContainText(['dispatch board → /how-to/use-the-dispatch-board']);
  await expect(list('Ratings of results')).toContainText(['Yes dispatch board']);
  await expect(list('Suggestions chosen')).toContainText(['dispatch b →']);
});

test('the bundle’s index answers with facets, passages and other sources [SR-10] [SR-5]', async ({
  page,
}) => {
  await search(page, '', 'dispatch');
  await expect(results(page).first()).toContainText('Dispatch');
  await expect(results(page).first().locator('mark').first()).toBeVisible();
  await main(page)
    .getByRole('navigation', { name: 'Source' })
    .getByRole('link', { name: /Academy/u })
    .click();
  await expect(page).toHaveURL(/source=Absorb/u);
  await expect(results(page).first().getByText('Academy')).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(10);
});

test('a misspelled word still finds, and says in which spelling [SR-1]', async ({ page }) => {
  await search(page, '', 'dispacth board');
  await expect(results(page).first()).toContainText('dispatch board');
  await main(page).getByRole('link', { name: 'dispatch board' }).first().click();
  await expect(page).toHaveURL(/q=dispatch\+board/u);
});

test.describe('faults that anyone can type', () => {
  test.use({ allowed: /Failed to load resource/u });

  for (const words of [
    'fail 401',
    'fail 403',
    'fail 429',
    'fail 500',
    'fail 502 html',
    'fail 504',
    'cut off',
  ])
    test(`"${words}" ends in a sentence and a way to try again [SR-4]`, async ({ page }) => {
      await search(page, '', words);
      await expect(
        main(page).getByRole('heading', { name: "Sorry, we couldn't find any answers to your question." }),
      ).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(main(page)).not.toContainText(/undefined|\[object|Error:/u);
    });

  test('a service that is silent for 15 seconds has failed [SR-9]', async ({ page }) => {
    await page.clock.install();
    const asked = page.waitForRequest(/\/batch$/u);
    await page.goto('/search?q=silent');
    await asked;
    await page.clock.runFor(14_000);
    await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(main(page).getByText('This is taking too long.')).toBeVisible();
  });

  test('a token that has always expired already ends in a sentence, after one more try [SR-9]', async ({
    page,
  }) => {
    let searches = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/batch')) searches += 1;
    });
    await search(page, '', 'token expired');
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(searches).toBe(2);
  });

  test('a clock that is half an hour late does no harm [SR-9]', async ({ page }) => {
    await search(page, '', 'wrong clock');
    await expect(results(page).first()).toBeVisible();
  });

  for (const words of ['foreign host', 'http address', 'no search address'])
    test(`a token with "${words}" goes nowhere [SR-9]`, async ({ page, baseURL }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['authorization'] !== undefined) sent.push(new URL(request.url()).origin);
      });
      await search(page, '', words);
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(new Set(sent)).toEqual(new Set([new URL(baseURL ?? '').origin]));
    });
});

test('10,000 results are pages with the right numbers, and fast to turn [SR-8] [SR-3]', async ({ page }) => {
  await search(page, '', 'many 10000');
  await expect(main(page).getByText('Results 1-10 of 10,000')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /last page/iu })
    .click();
  await expect(main(page).getByText('Results 9,991-10,000 of 10,000')).toBeVisible();
  await expect(page).toHaveURL(/page=1000/u);
});

test('the same result twice is shown once [SR-6]', async ({ page }) => {
  await search(page, '', 'twice');
  await expect(results(page).first()).toBeVisible();
  const titles = await results(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});
