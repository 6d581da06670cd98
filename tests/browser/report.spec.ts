import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { html } from '../../cli/reporters/html/html.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { brokenAnchor, deadRedirect, findingsOf } from '../cli/reporters/findings.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';

const hostile = '</script><script>window.hacked = 1</script> "quoted" \u202e';

const few = [
  brokenAnchor(),
  brokenAnchor({ entry: entryOf('section2', 'Plan a route'), suggestion: undefined }),
  brokenAnchor({
    rule: 'links/empty-text',
    severity: 'warn',
    excerpt: { before: 'see ', bad: '', after: ' now' },
  }),
  brokenAnchor({ rule: 'schema/blank', severity: 'error', entry: entryOf('x', hostile), message: hostile }),
  brokenAnchor({
    rule: 'refs/unreachable',
    severity: 'info',
    excerpt: undefined,
    entry: entryOf('y', '日本語'),
  }),
  deadRedirect(),
];

function entryOf(id: string, title: string): NonNullable<Diagnostic['entry']> {
  return {
    id,
    contentType: 'kbHowTo',
    title,
    url: `/how-to/${id}`,
    edit: `https://app.contentful.com/${id}`,
  };
}

/** Opens the report as a person does who got the file. */
async function openReport(page: Page, diagnostics: readonly Diagnostic[], hash = ''): Promise<void> {
  const path = test.info().outputPath('report.html');
  await writeFile(path, html(findingsOf(...diagnostics)));
  await page.goto(`${pathToFileURL(path).href}${hash}`);
}

const shown = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });

test.use({ viewport: { width: 1280, height: 900 } });

for (const width of [390, 1280]) {
  test(`axe finds nothing in the report at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReport(page, few);
    for (const group of ['rule', 'entry']) {
      await page.goto(`${page.url().split('#')[0]}#group=${group}`);
      await expect(page.getByRole('main')).toHaveClass(`by-${group}`);
      await expectNoBarriersInEitherScheme(page);
    }
  });
}

test('search, title, rule, type and severity narrow what is shown, and the number is told', async ({
  page,
}) => {
  await openReport(page, few);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Showing 6 of 6 problems');
  await page.getByRole('searchbox', { name: 'Search all text' }).fill('a QUERY is not');
  await expect(shown(page)).toHaveCount(1);
  await expect(status).toHaveText('Showing 1 of 6 problems');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Entry title contains' }).fill('route');
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Rule or category' }).selectOption('All of links (3)');
  await expect(shown(page)).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Rule or category' }).selectOption('links/empty-text (1)');
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('combobox', { name: 'Content type' }).selectOption('file (1)');
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('checkbox', { name: 'Warnings' }).uncheck();
  await expect(shown(page)).toHaveCount(4);
  const onlyErrors = page.getByRole('button', { name: 'Only errors' });
  await onlyErrors.click();
  await expect(onlyErrors).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page)).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search all text' }).fill('no such words');
  await expect(page.getByText('No problem matches.')).toBeVisible();
});

test('what is chosen stands in the address, and comes back with it', async ({ page }) => {
  await openReport(page, few);
  await page.getByRole('radio', { name: 'Entry' }).check();
  await page.getByRole('button', { name: 'Only errors' }).click();
  await page.getByRole('searchbox', { name: 'Search all text' }).fill('plan a');
  await expect(page).toHaveURL(/#text=plan\+a&severity=error&group=entry$/u);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search all text' })).toHaveValue('plan a');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Plan a route',
  ]);
  await expect(shown(page)).toHaveCount(1);
});

test('grouped by entry, each finding tells its rule and what to do', async ({ page }) => {
  await openReport(page, few, '#group=entry');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(5);
  await expect(shown(page).first()).toContainText('links/broken-anchor');
  await expect(shown(page).first().getByText('To fix: Link to a heading')).toBeVisible();
  await page.getByRole('radio', { name: 'Rule' }).check();
  await expect(shown(page)).toHaveCount(6);
  await expect(shown(page).first().getByText('To fix:')).toBeHidden();
});

test('content runs nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => void errors.push(message.text()));
  page.on('pageerror', (error) => void errors.push(error.message));
  await openReport(page, few);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByText('</script><script>window.hacked = 1</script>').first()).toBeVisible();
  await expect(page.getByText('\\u{202e}').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a keyboard is enough', async ({ page }) => {
  await openReport(page, few);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search all text' })).toBeFocused();
  await page.getByRole('main').locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(4);
});

test('without scripts every finding can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await openReport(page, few);
  await expect(shown(page)).toHaveCount(6);
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByText('Search and filters need JavaScript.')).toBeVisible();
  await context.close();
});

test('fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openReport(page, [...few, brokenAnchor({ message: 'x'.repeat(400) })]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('on paper everything stands open, without the filters', async ({ page }) => {
  await openReport(page, few);
  await page.getByRole('button', { name: 'Close all' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(shown(page)).toHaveCount(6);
  await expect(page.getByRole('search')).toBeHidden();
});

test('a key in the search answers within 50 ms, with 5,000 findings', async ({ page }) => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    brokenAnchor({ rule: `links/rule-${index % 20}`, entry: entryOf(`e${index}`, `Entry ${index}`) }),
  );
  await openReport(page, many);
  const field = page.getByRole('searchbox', { name: 'Search all text' });
  const timesMs = await field.evaluate((element: HTMLInputElement) =>
    ['e', 'en', 'ent', 'entr', 'entry', 'entry 4', 'entry 49', 'entry 4', ''].map((text) => {
      const start = performance.now();
      element.value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.now() - start;
    }),
  );
  const median = timesMs.toSorted((a, b) => a - b)[4];
  expect(median).toBeLessThan(50);
  await field.fill('entry 499');
  await expect(shown(page)).toHaveCount(11);
  await field.fill('');
  await page.getByRole('button', { name: 'Open all' }).click();
  const first = page.getByRole('main').getByRole('list').first();
  await expect(first.getByRole('listitem')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show all 250' }).first().click();
  await expect(first.getByRole('listitem')).toHaveCount(250);
});
