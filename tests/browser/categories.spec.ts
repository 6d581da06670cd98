import { expect, test } from './quiet-page.ts';

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('categories are in one, two or four columns and link to all their pages [CP-3]', async ({ page }) => {
    await page.goto('/categories');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
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
      const items = page
        .getByRole('main')
        .getByRole('list')
        .filter({ visible: true })
        .first()
        .locator('> li');
      const places = await items.evaluateAll((elements) =>
        elements.map((item) => item.getBoundingClientRect().x),
      );
      expect(new Set(places).size, `${width} px`).toBe(columns);
    }

    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('group').filter({ hasText: 'Dispatch' }).first();
    await expect(row.locator('summary')).toContainText('5 articles');
    await expect(row.getByRole('link')).toHaveCount(0);
    await row.locator('summary').press('Enter');
    await expect(row.getByRole('link')).toHaveCount(6);

    await page.setViewportSize({ width: 1280, height: 900 });
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
});
