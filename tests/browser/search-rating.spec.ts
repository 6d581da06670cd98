import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { found, hitOf, searchStandIn } from './search-service.ts';

const question = 'Did you find what you were looking for?';
const rating = (page: Page) => page.getByRole('main').getByRole('region', { name: question });
const press = (page: Page, name: string) => rating(page).getByRole('button', { name, exact: true }).click();
const comment = (page: Page) =>
  rating(page).getByRole('textbox', { name: 'Why this content is not correct?' });
const thanks = (page: Page) =>
  rating(page).getByRole('status').filter({ hasText: 'Thanks for your feedback.' });

/** Of other words, with codes of their own. */
async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('main').getByRole('search').locator('input');
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${words}$`, 'u'));
}

test('results are rated once for a query, on any of their pages. No asks why and sends the comment with 2. Going back clears the comment, and axe finds nothing [QA-4] [SR-11]', async ({
  page,
}) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
  await press(page, 'Yes');
  await expect(thanks(page)).toBeVisible();
  await expect(comment(page)).toHaveCount(0);
  await expect
    .poll(() => service.events)
    .toEqual([{ type: 'search_rate', data: { code: 'rate-1', value: 1 } }]);
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Results 11-20 of 34')).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  await press(page, 'Answer again');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
  await press(page, 'Yes');
  await expect(thanks(page)).toBeVisible();
  await searchFor(page, 'invoice');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();

  service.answerWith(found(1, { tracking: undefined, results: [hitOf(1, { tracking: undefined })] }));
  await searchFor(page, 'refund');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(rating(page)).toHaveCount(0);

  // as it asks, it is looked at with every page
  const look = (state: string) =>
    expectNoBarriersInEitherScheme(page, { state, within: `section[aria-label="${question}"]` });
  const asked = service.events.length;
  service.answerWith(found(2)); // few, for axe
  await searchFor(page, 'unpaid');
  await expect(rating(page)).toBeVisible();
  await press(page, 'No');
  await expect(comment(page)).toBeFocused();
  await look('explaining');
  await comment(page).fill('Hm');
  await press(page, 'Go back');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
  await press(page, 'No');
  await expect(comment(page)).toHaveValue('');

  await comment(page).fill('x'.repeat(501));
  // it is said when typing pauses, and moves the button down
  await expect(rating(page).getByText('This is too long by 1 character. Please shorten it.')).toBeVisible();
  await press(page, 'Submit');
  await expect(comment(page)).toBeFocused();
  expect(service.events).toHaveLength(asked);

  await comment(page).fill('  Too old  ');
  await expect(rating(page).getByText('This is too long')).toHaveCount(0);
  await press(page, 'Submit');
  await expect(thanks(page)).toBeVisible();
  await expect(rating(page)).toBeFocused();
  await expect
    .poll(() => service.events.slice(asked))
    .toEqual([{ type: 'search_rate', data: { code: 'rate-1', value: 2, comment: 'Too old' } }]);
  await look('thanked');
});
