import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';

test('a link in a text opens the next article without loading the page anew [RT-3]', async ({ page }) => {
  await page.goto(articleOfType.kbHowTo.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('article').locator('a[href^="/how-to/"]:visible').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href?.split('#')[0]}(?:#.*)?$`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a hash opens the question it names [AR-8]', async ({ page }) => {
  await page.goto(articleOfType.kbFaq.url);
  const questions = page.getByRole('main').locator('details[id], details [id]');
  const id = await questions.nth(3).getAttribute('id');
  await page.goto('/');
  await page.goto(`${articleOfType.kbFaq.url}#${id}`);
  await expect(page.locator(`details:has([id="${id}"]), details[id="${id}"]`).first()).toHaveAttribute(
    'open',
    '',
  );
});

test('an old address leads to the new one, whatever its case [RD-1] [RT-4]', async ({ page }) => {
  await page.goto('/how-to/PAYROLL-PRO-OVERVIEW');
  await expect(page).toHaveURL(/\/how-to\/payroll-pro$/u);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payroll');
});

test('an unknown address shows itself, and ways on [RT-5]', async ({ page }) => {
  test
    .info()
    .annotations.push({ type: 'expects', description: 'the server answers 404, which Chromium logs' });
  const response = await page.request.get('/how-to/add-a-tecnician');
  expect(response.status()).toBe(404);
});

test('the search form of the home page leads to the results [HM-1] [LY-5]', async ({ page }) => {
  await page.goto('/');
  const field = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'));
  await field.first().fill('offline');
  await field.first().press('Enter');
  await expect(page).toHaveURL(/\/search\?q=offline$/u);
  await expect(page.getByRole('main')).toContainText('Work offline in Vanbase Mobile');
});
