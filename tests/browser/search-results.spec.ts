import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { found, hitOf, searchStandIn } from './search-service.ts';
import type { SearchHit } from '../../schemas/services/batch-search.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

const these = (...hits: readonly SearchHit[]) => found(hits.length, { results: [...hits] });

test('a result shows its title, abstract, type, source, date and product area, first values only [SR-6]', async ({
  page,
}) => {
  const attributes = {
    SOURCE: ['KBContentful', 'Absorb'],
    BEST_DYNABS: ['The best abstract', 'Another one'],
    PARAGRAPHS: ['A paragraph'],
    DIRECT_URL: ['/how-to/take-a-payment', '/elsewhere'],
    URL: ['/how-to/other'],
    CONTENTFUL_TYPE: ['articleProblemSolution', 'kbFaq'],
    UPDATED_DATE: ['2026-11-02T03:00:00.000Z'],
    PRODUCT_AREA: ['Payments/Cards', 'Dispatch'],
  };
  await searchStandIn(
    page,
    these(hitOf(1, { title: 'Plain', highlightedTitle: 'High<mark>lighted</mark>', attributes })),
  );
  await page.goto('/search?q=payment');
  const result = results(page).first();
  await expect(result.getByRole('heading')).toHaveText('Highlighted');
  await expect(result.locator('mark')).toHaveText('lighted');
  await expect(result.getByRole('link')).toHaveAttribute('href', '/how-to/take-a-payment');
  await expect(result).toContainText('The best abstract');
  await expect(result.getByText('Troubleshooting', { exact: true })).toBeVisible();
  await expect(result.getByText('Knowledge Base', { exact: true })).toBeVisible();
  await expect(result.getByText('Updated 11/01/2026', { exact: true })).toBeVisible();
  await expect(result).toContainText('PaymentsCards');
  for (const other of ['Plain', 'Another one', 'A paragraph', 'FAQ', 'Academy', 'Dispatch'])
    await expect(result).not.toContainText(other);
});

test('plain title, paragraphs and URL stand in for what is missing [SR-6]', async ({ page }) => {
  const attributes = {
    BEST_DYNABS: [],
    PARAGRAPHS: ['A paragraph'],
    DIRECT_URL: [],
    URL: ['/faq/dispatch-faq'],
  };
  await searchStandIn(page, these(hitOf(1, { title: 'Plain', attributes })));
  await page.goto('/search?q=payment');
  await expect(results(page).first().getByRole('link', { name: 'Plain' })).toHaveAttribute(
    'href',
    '/faq/dispatch-faq',
  );
  await expect(results(page).first()).toContainText('A paragraph');
});

test('a result of the Academy opens in a new window and says so; one of this site opens here [SR-6]', async ({
  page,
}) => {
  const away = { SOURCE: ['Absorb'], DIRECT_URL: ['https://academy.vanbase.example/course/7'] };
  const ours = { DIRECT_URL: ['https://help.vanbase.example/how-to/take-a-payment#steps'] };
  await searchStandIn(page, these(hitOf(1, { attributes: away }), hitOf(2, { attributes: ours })));
  await page.goto('/search?q=payment');
  const [first, second] = [results(page).nth(0), results(page).nth(1)];
  await expect(first.getByText('Academy', { exact: true })).toBeVisible();
  const link = first.getByRole('link', { name: 'Result 1 (opens in a new window)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(second.getByRole('link')).toHaveAttribute('href', '/how-to/take-a-payment#steps');
  expect(await second.getByRole('link').getAttribute('target')).toBeNull();
});

test('what is hostile or missing leaves a result that reads [SR-6]', async ({ page }) => {
  await searchStandIn(page, () => ({
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
  await page.goto('/search?q=payment');
  await expect(results(page)).toHaveCount(3);
  await expect(results(page).nth(0).getByRole('heading')).toHaveText('Untitled page');
  await expect(results(page).nth(0).getByRole('link')).toHaveCount(0);
  await expect(results(page).nth(1).getByRole('heading')).toHaveText('Bare');
  await expect(results(page).nth(2).getByRole('link')).toHaveText('Safe words');
  await expect(results(page).nth(2)).toContainText('An abstract');
  expect(await page.getByRole('main').locator('img, script, iframe, [onerror]').count()).toBe(0);
});

test('the same result twice is shown once [SR-6]', async ({ page }) => {
  await searchStandIn(page, these(hitOf(1), hitOf(1), hitOf(2)));
  await page.goto('/search?q=payment');
  await expect(count(page, 'Results 1-3 of 3')).toBeVisible();
  await expect(results(page)).toHaveCount(2);
});

test('what belongs to Pro has the chip; a word that only begins so has not [SR-6]', async ({ page }) => {
  const hits = [hitOf(1, { title: 'Use Payroll Pro' }), hitOf(2, { title: 'Pro-rated pay' })];
  await searchStandIn(page, these(...hits));
  await page.goto('/search?q=pay');
  await expect(results(page).nth(0).getByText('Pro', { exact: true })).toBeVisible();
  await expect(results(page).nth(1).getByText('Pro', { exact: true })).toHaveCount(0);
});

const labels = {
  kbReleaseNotes: 'Release Notes',
  kbFaq: 'FAQ',
  kbFaqQuestion: 'FAQ Question',
  kbHowTo: 'How to Guide',
  kbGlossary: 'Glossary',
  kbLandingPage: 'Landing Page',
  articleProblemSolution: 'Troubleshooting',
  articleRecommendedWorkflow: 'Recommended Workflow',
  kbCapability: 'Capability',
};

test('each content type has its label; any other is a product category [SR-13]', async ({ page }) => {
  const types = [...Object.keys(labels), 'unheardOf'];
  const hits = types.map((type, index) => hitOf(index, { attributes: { CONTENTFUL_TYPE: [type] } }));
  await searchStandIn(page, these(...hits));
  await page.goto('/search?q=payment');
  for (const [index, label] of [...Object.values(labels), 'product category'].entries())
    await expect(results(page).nth(index).getByText(label, { exact: true })).toBeVisible();
});

test('a value without a label is told with one space on each side of its slashes [SR-13]', async ({
  page,
}) => {
  await searchStandIn(page, found(34));
  await page.goto('/search?q=payment&area=Accounting%2FExport&type=Course%2FVideo');
  const active = page.getByRole('main').getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('button')).toHaveText([
    'Accounting / Export',
    'Course / Video',
    'Clear all filters',
  ]);
});

for (const [how, follow] of [
  ['a click', (page: Page) => results(page).nth(1).getByRole('link').click()],
  ['Enter', (page: Page) => results(page).nth(1).getByRole('link').press('Enter')],
  ['the middle button', (page: Page) => results(page).nth(1).getByRole('link').click({ button: 'middle' })],
] as const) {
  test(`following a result with ${how} tells the service its code [SR-11]`, async ({ page }) => {
    const service = await searchStandIn(page, found(34));
    await page.goto('/search?q=payment');
    await follow(page);
    await expect.poll(() => service.events).toEqual([{ type: 'click', data: { code: 'click-2' } }]);
  });
}

test('a result without a code is followed without a word [SR-11]', async ({ page }) => {
  const service = await searchStandIn(page, these(hitOf(1, { tracking: undefined })));
  await page.goto('/search?q=payment');
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/how-to\/take-a-payment$/u);
  expect(service.events).toEqual([]);
});
