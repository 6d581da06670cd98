import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { expect, test } from './quiet-page.ts';
import { found, hitOf, searchStandIn } from './search-service.ts';
import type { SearchHit } from '../../schemas/services/search/batch-search.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

const these = (...hits: readonly SearchHit[]) => found(hits.length, { results: [...hits] });

/** A new search in the page. */
async function searchFor(page: Page, words: string): Promise<void> {
  const box = page.getByRole('main').getByRole('search').locator('input');
  await box.fill(words);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${words}$`, 'u'));
}

test('a result shows the first value of each attribute, and fallbacks for missing ones. Hostile or unlabelled values leave readable results [SR-6] [SR-13]', async ({
  page,
}) => {
  const full = {
    SOURCE: ['KBContentful', 'Absorb'],
    BEST_DYNABS: ['The best abstract', 'Another one'],
    PARAGRAPHS: ['A paragraph'],
    DIRECT_URL: ['/how-to/take-a-payment', '/elsewhere'],
    URL: ['/how-to/other'],
    CONTENTFUL_TYPE: ['articleProblemSolution', 'kbFaq'],
    UPDATED_DATE: ['2026-11-02T03:00:00.000Z'],
    PRODUCT_AREA: ['Payments/Cards', 'Dispatch'],
  };
  const few = { BEST_DYNABS: [], PARAGRAPHS: ['A paragraph'], DIRECT_URL: [], URL: ['/faq/dispatch-faq'] };
  const away = { SOURCE: ['Absorb'], DIRECT_URL: ['https://academy.vanbase.example/course/7'] };
  const ours = { DIRECT_URL: ['https://help.vanbase.example/how-to/take-a-payment#steps'] };
  const service = await searchStandIn(
    page,
    these(
      hitOf(1, { title: 'Plain', highlightedTitle: 'High<mark>lighted</mark>', attributes: full }),
      hitOf(1),
      hitOf(2, { title: 'Use Payroll Pro', attributes: few }),
      hitOf(3, { title: 'Pro-rated pay', attributes: ours }),
      hitOf(4, { attributes: away }),
    ),
  );
  await page.goto('/search?q=payment');
  await expect(count(page, 'Results 1-5 of 5')).toBeVisible();
  await expect(results(page)).toHaveCount(4);
  const [first, second] = [results(page).nth(0), results(page).nth(1)];
  const [third, last] = [results(page).nth(2), results(page).nth(3)];
  await expect(first.getByRole('heading')).toHaveText('Highlighted');
  await expect(first.locator('mark')).toHaveText('lighted');
  await expect(first.getByRole('link')).toHaveAttribute('href', '/how-to/take-a-payment');
  await expect(first).toContainText('The best abstract');
  await expect(first.getByText('Troubleshooting', { exact: true })).toBeVisible();
  await expect(first.getByText('Updated 11/01/2026', { exact: true })).toBeVisible();
  await expect(first).toContainText('PaymentsCards');
  for (const other of ['Plain', 'Another one', 'A paragraph', 'FAQ', 'Knowledge Base', 'Academy', 'Dispatch'])
    await expect(first).not.toContainText(other);
  await expect(second.getByRole('link', { name: 'Use Payroll Pro' })).toHaveAttribute(
    'href',
    few.URL[0] ?? '',
  );
  await expect(second).toContainText('A paragraph');
  await expect(second.getByText('Pro', { exact: true })).toBeVisible();
  await expect(third.getByText('Pro', { exact: true })).toHaveCount(0);
  await expect(third.getByRole('link')).toHaveAttribute('href', '/how-to/take-a-payment#steps');
  expect(await third.getByRole('link').getAttribute('target')).toBeNull();
  await expect(last.getByText('Academy', { exact: true })).toBeVisible();
  const link = last.getByRole('link', { name: 'Result 4 (opens in a new window)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');

  service.answerWith(found(34));
  await followLink(page, '/search?q=unnamed&area=Accounting%2FExport&type=Course%2FVideo');
  const active = page.getByRole('main').getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('button')).toHaveText([
    'Accounting / Export',
    'Course / Video',
    'Clear all filters',
  ]);

  service.answerWith(() => ({
    results: [
      { id: 7, title: null, attributes: { DIRECT_URL: ['javascript:alert(1)'], UPDATED_DATE: ['never'] } },
      { id: 'b', title: 'Bare' },
      hitOf(3, {
        highlightedTitle: '<img src=x onerror=alert(1)>Safe <script>alert(1)</script>words',
        attributes: { BEST_DYNABS: ['<iframe src="https://evil.example"></iframe>An abstract'] },
      }),
    ],
    numberOfResults: 3,
    facets: 'none',
  }));
  await searchFor(page, 'hostile');
  await expect(results(page)).toHaveCount(3);
  await expect(results(page).nth(0).getByRole('heading')).toHaveText('Untitled page');
  await expect(results(page).nth(0).getByRole('link')).toHaveCount(0);
  await expect(results(page).nth(1).getByRole('heading')).toHaveText('Bare');
  await expect(results(page).nth(2).getByRole('link')).toHaveText('Safe words');
  await expect(results(page).nth(2)).toContainText('An abstract');
  expect(await page.getByRole('main').locator('img, script, iframe, [onerror]').count()).toBe(0);
});

test('following a result in any way sends its click code, if it has one [SR-11]', async ({
  page,
  context,
}) => {
  const link = (index: number) => results(page).nth(index).getByRole('link');
  const told = (...numbers: readonly number[]) =>
    expect
      .poll(() => service.events)
      .toEqual(numbers.map((number) => ({ type: 'click', data: { code: `click-${number}` } })));
  const service = await searchStandIn(page, found(34));
  await page.goto('/search?q=payment');
  const beside = context.waitForEvent('page');
  await link(1).click({ button: 'middle' });
  await (await beside).close();
  await told(2);
  await link(3).press('Enter');
  await expect(page).toHaveURL(/\/how-to\/take-a-payment$/u);
  await told(2, 4);
  await page.goBack();
  await expect(link(3)).toBeVisible();

  // `own-search.spec.ts` has a click that is told
  service.answerWith(these(hitOf(1, { tracking: undefined })));
  await searchFor(page, 'untold');
  await expect(results(page)).toHaveCount(1);
  await link(0).click();
  await expect(page).toHaveURL(/\/how-to\/take-a-payment$/u);
  await told(2, 4);
});
