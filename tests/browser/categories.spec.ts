import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('every category stands in one, two or four columns, by width [CP-3]', async ({ page }) => {
  await page.goto('/categories');
  await expect(cards(page)).toHaveText([
    'Dispatch',
    'Scheduling',
    'Vanbase Mobile',
    'Invoices and payments',
    'Payroll',
    'Marketing Pro',
    'Reporting',
    'Integrations',
  ]);
  for (const [width, columns] of [
    [390, 1],
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 4],
    [1536, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const items = page.getByRole('main').getByRole('list').first().locator('> li');
    const places = await items.evaluateAll((elements) =>
      elements.map((item) => item.getBoundingClientRect().x),
    );
    expect(new Set(places).size, `${width} px`).toBe(columns);
  }
});

test('a category shows all its pages, and leads to each [CP-3]', async ({ page }) => {
  await page.goto('/categories');
  const category = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Invoices and payments' }) });
  await expect(category.getByRole('link')).toHaveText([
    'Invoices and payments',
    'Create an invoice',
    'Take a payment',
    'Issue a credit memo',
    'Invoice does not export',
    'Payment is declined',
    'Invoices and payments FAQ',
    'See all in Invoices and payments',
  ]);
  await category.getByRole('link', { name: 'Payment is declined' }).click();
  await expect(page).toHaveURL(/\/problem-solution\/payment-is-declined$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment is declined');
});

test('the categories read without scripts, and keep nobody out [CP-3]', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/categories');
  await expect(cards(plain)).toHaveCount(8);
  await plain.getByRole('link', { name: 'Draw service zones' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Draw service zones');
  await context.close();
  await page.goto('/categories');
  await expectNoBarriersInEitherScheme(page);
});
