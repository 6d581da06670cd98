import type { Page } from '@playwright/test';
import { searchRatings } from '../../schemas/spec/pages/feedback.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { keptEvents } from './site-host.ts';
import { onlyPages } from './small-space.ts';

/** The reader against real services: nothing between them stands in for anything. */
const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => main(page).getByRole('article');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** A new search in the page, which shows nothing of the one before when this is done. */
async function search(page: Page, words: string): Promise<void> {
  const field = main(page).getByRole('search').locator('input');
  await field.fill(words);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${words}”`);
}

test('searches, clicks, ratings and followed suggestions are kept [SR-11] [QA-4] [AC-5] @serve', async ({
  page,
  siteOf,
}) => {
  const address = await siteOf({ exported: onlyPages(['hwDispatchBoard']) });
  await open(page, address);
  const field = main(page).getByRole('combobox', { name: 'Search the help center' });
  await field.pressSequentially('dispatch b');
  await page.getByRole('option', { name: 'Use the dispatch board' }).click();
  await expect(page).toHaveURL(/\/how-to\/use-the-dispatch-board$/u);

  await page.goBack();
  await search(page, 'dispatch board');
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

  const query = 'dispatch board';
  const resultId = 'hwDispatchBoard';
  await expect
    .poll(() => keptEvents(address))
    .toMatchObject({
      searches: [{ query }],
      clicks: [{ query, resultId, position: 1 }],
      ratings: [{ query, value: searchRatings.yes }],
      suggestionClicks: [{ query: 'dispatch b', contentId: resultId }],
    });
});

test('the bundle’s index answers with facets, passages and other sources, and corrects a spelling [SR-10] [SR-5] [SR-1] @serve', async ({
  page,
}) => {
  await open(page, '/search?q=dispatch');
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

  await search(page, 'dispacth board');
  await main(page).getByRole('link', { name: 'dispatch board' }).first().click();
  await expect(page).toHaveURL(/q=dispatch\+board/u);

  await search(page, 'many 10000');
  await expect(main(page).getByText('Results 1-10 of 10,000')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /last page/iu })
    .click();
  await expect(main(page).getByText('Results 9,991-10,000 of 10,000')).toBeVisible();
  await expect(page).toHaveURL(/page=1000/u);
  await expect(page).toHaveTitle(/^Search results \(page 1000 of 1000\)/u);
});

test.describe('faults that anyone can type', () => {
  test.use({ allowed: /Failed to load resource/u });
  const notFound = "Sorry, we couldn't find any answers to your question.";

  // the others are in the tests of `live-search.ts`, and of what the preview answers
  test('end in a sentence and a retry button, after a timeout of 15 seconds too, or do no harm. A token goes to no other host [SR-4] [SR-9] @serve', async ({
    page,
    baseURL,
  }) => {
    let searches = 0;
    const sent = new Set<string>();
    page.on('request', (request) => {
      if (request.headers()['authorization'] !== undefined) sent.add(new URL(request.url()).origin);
    });
    page.on('response', (response) => {
      if (response.url().endsWith('/batch')) searches += 1;
    });
    await page.clock.install();
    await open(page, '/search');
    for (const words of ['fail 502 html', 'cut off', 'foreign host']) {
      await search(page, words);
      await expect(main(page).getByRole('heading', { name: notFound }), words).toBeVisible();
      await expect(retry(page), words).toBeVisible();
      await expect(main(page), words).not.toContainText(/undefined|\[object|Error:/u);
    }

    const asked = page.waitForRequest(/\/batch$/u);
    await search(page, 'silent');
    await asked;
    await page.clock.runFor(14_000);
    await expect(retry(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(main(page).getByText('This is taking too long.')).toBeVisible();
    expect(sent).toEqual(new Set([new URL(baseURL ?? '').origin]));

    searches = 0;
    await search(page, 'token expired');
    await expect(retry(page)).toBeVisible();
    expect(searches, 'once more').toBe(2);

    await search(page, 'wrong clock');
    await expect(results(page).first()).toBeVisible();
  });
});
