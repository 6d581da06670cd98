import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { html } from '../../cli/reporters/html/html.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { brokenAnchor, deadRedirect, findingsOf } from '../cli/reporters/findings.ts';
import { expectNoBarriers, expectNoBarriersInPart } from './axe.ts';

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
async function openReport(page: Page, diagnostics: readonly Diagnostic[]): Promise<void> {
  const path = test.info().outputPath('report.html');
  await writeFile(path, html(findingsOf(...diagnostics)));
  await page.goto(pathToFileURL(path).href);
}

const shown = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });

test.use({ viewport: { width: 1280, height: 900 } });

test('axe finds nothing, by rule and by entry, light and dark, and nothing reaches out of any screen', async ({
  page,
}) => {
  await openReport(page, [...few, brokenAnchor({ message: 'x'.repeat(400) })]);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const group of ['entry', 'cause']) {
      await page.evaluate((hash) => void (location.hash = hash), `group=${group}`);
      await expect(page.getByRole('main')).toHaveClass(`by-${group}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `by ${group}, ${width} px`).toBeLessThanOrEqual(0);
      if (group === 'entry' && width === 1280) await expectNoBarriers(page, { state: 'by entry' });
    }
  }
  await expectNoBarriersInPart(page, { state: 'by cause' });
});

test('search, rule, type and severity filter the list, and the count is announced', async ({ page }) => {
  await openReport(page, few);
  const status = page.getByRole('status');
  await expect(status).toHaveText('Showing 6 of 6 findings');
  await page.getByRole('searchbox', { name: 'Search all text' }).fill('a QUERY is not');
  await expect(shown(page)).toHaveCount(1);
  await expect(status).toHaveText('Showing 1 of 6 findings');
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
  await expect(page.getByText('No finding matches.')).toBeVisible();

  // what is chosen stands in the address, and comes back with it
  await page.getByRole('radio', { name: 'Entry' }).check();
  await page.getByRole('searchbox', { name: 'Search all text' }).fill('plan a');
  await expect(page).toHaveURL(/#text=plan\+a&severity=error&group=entry$/u);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search all text' })).toHaveValue('plan a');
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Plan a route',
  ]);
  await expect(shown(page)).toHaveCount(1);
});

test('content runs nothing, keys suffice, entries list their rules, and print has everything', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => void errors.push(message.text()));
  page.on('pageerror', (error) => void errors.push(error.message));
  await openReport(page, few);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page.getByText('</script><script>window.hacked = 1</script>').first()).toBeVisible();
  await expect(page.getByText('\\u{202e}').first()).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search all text' })).toBeFocused();
  await page.getByRole('main').locator('.group > summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(4);
  await page.keyboard.press('Enter');

  await page.getByRole('radio', { name: 'Entry' }).check();
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(5);
  await shown(page).first().locator('summary').press('Enter');
  await expect(shown(page).first()).toContainText('links/broken-anchor');
  await expect(shown(page).first().getByText('To fix: Link to a heading')).toBeVisible();
  await page.getByRole('radio', { name: 'What settles them' }).check();
  await expect(shown(page)).toHaveCount(6);
  await expect(shown(page).first().getByText('To fix:')).toBeHidden();

  await page.getByRole('button', { name: 'Close all' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(shown(page)).toHaveCount(6);
  await expect(page.getByRole('search')).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every finding can be read', async ({ page }) => {
    await openReport(page, few);
    await expect(shown(page)).toHaveCount(6);
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByText('Search and filters need JavaScript.')).toBeVisible();
  });
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
