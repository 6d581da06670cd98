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

test('the question stands below results that can be rated, and only there [QA-4]', async ({ page }) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
  service.answerWith(found(1, { tracking: undefined, results: [hitOf(1, { tracking: undefined })] }));
  await page.goto('/search?q=invoice');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(rating(page)).toHaveCount(0);
});

test('Yes goes straight to thanks, and sends 1 with the code [QA-4]', async ({ page }) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'Yes');
  await expect(thanks(page)).toBeVisible();
  await expect(comment(page)).toHaveCount(0);
  await expect
    .poll(() => service.events)
    .toEqual([{ type: 'search_rate', data: { code: 'rate-1', value: 1 } }]);
});

test('No asks why; submitting sends 2 with the comment, and thanks [QA-4] [SR-11]', async ({ page }) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'No');
  await expect(comment(page)).toBeFocused();
  await comment(page).fill('  Too old  ');
  expect(service.events).toEqual([]);
  await press(page, 'Submit');
  await expect(thanks(page)).toBeVisible();
  await expect(rating(page)).toBeFocused();
  await expect
    .poll(() => service.events)
    .toEqual([{ type: 'search_rate', data: { code: 'rate-1', value: 2, comment: 'Too old' } }]);
});

test('going back returns to the question and clears the comment; nothing is sent [QA-4]', async ({
  page,
}) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'No');
  await comment(page).fill('Hm');
  await press(page, 'Go back');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
  await press(page, 'No');
  await expect(comment(page)).toHaveValue('');
  expect(service.events).toEqual([]);
});

test('after thanks the question can be answered again [QA-4]', async ({ page }) => {
  await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'Yes');
  await press(page, 'Answer again');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
});

test('another page of the same words keeps the thanks; other words ask anew [QA-4]', async ({ page }) => {
  await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'Yes');
  await page.getByRole('main').getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByText('Results 11-20 of 34')).toBeVisible();
  await expect(thanks(page)).toBeVisible();
  const box = page.getByRole('main').getByRole('search').locator('input');
  await box.fill('invoice');
  await box.press('Enter');
  await expect(rating(page).getByRole('heading', { name: question })).toBeVisible();
});

test('a comment that is too long is a problem, and is not sent [QA-4]', async ({ page }) => {
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  await press(page, 'No');
  await comment(page).fill('x'.repeat(501));
  // it is said when typing pauses, and moves the button down
  await expect(rating(page).getByText('This is too long by 1 character. Please shorten it.')).toBeVisible();
  await press(page, 'Submit');
  await expect(comment(page)).toBeFocused();
  expect(service.events).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`no step keeps anybody out at ${width} px [QA-4]`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await searchStandIn(page, found(34));
    await page.goto('/search?q=payment');
    await expect(rating(page)).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'asking', within: 'main section' });
    await press(page, 'No');
    await expectNoBarriersInEitherScheme(page, { state: 'explaining', within: 'main section' });
    await press(page, 'Submit');
    await expect(thanks(page)).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'thanked', within: 'main section' });
  });
}
