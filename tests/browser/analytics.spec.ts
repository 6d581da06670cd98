import type { Locator, Page } from '@playwright/test';
import { eventsNamed, eventsOf } from './data-layer.ts';
import { followLink } from './follow-link.ts';
import { hydrated, open } from './open-page.ts';
import { hidePage } from './page-log.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

const { url, title } = articleOfType.kbHowTo;

const pathsOf = async (page: Page) =>
  (await eventsNamed(page, 'page_view')).map((event) => event['page_path']);

const searchesOf = async (page: Page) =>
  (await eventsNamed(page, 'search')).map((event) => [event['search_term'], event['search_from']]);

async function searchFor(part: Locator, words: string): Promise<void> {
  const field = part.getByRole('combobox');
  await field.fill(words);
  await field.press('Enter');
}

test('a page view has only path and title. A search from the header names the article where it began. A tag manager gets events from before and after it loads [OP-3] [HM-1] [AP-2]', async ({
  page,
}) => {
  await open(page, `${url}?caseId=500x#main`);
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      {
        content_group: 'knowledge-base',
        event_name: 'page_view',
        page_path: url,
        page_title: `${title} | Vanbase Help Center`,
      },
    ]);
  // what docs/analytics.md shows
  await page.evaluate(() => {
    const layer = (window as { dataLayer?: object[] }).dataLayer ?? [];
    layer.push = (...entries) => {
      for (const entry of entries) {
        const named = 'event_name' in entry ? { event: entry.event_name, ...entry } : entry;
        Array.prototype.push.call(layer, named);
      }
      return layer.length;
    };
    layer.push(...layer.splice(0));
  });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  const events = await eventsOf(page);
  expect(events.map(({ event }) => event)).toEqual(['page_view', 'feedback']);
  await searchFor(page.getByRole('banner'), 'unpaid invoice');
  await expect(page).toHaveURL(/\/search\?q=unpaid\+invoice/u);
  await expect.poll(() => searchesOf(page)).toEqual([['unpaid invoice', url]]);
});

test.describe('a page that cannot be loaded', () => {
  test.use({ allowed: /net::ERR_FAILED|BundleError/u });

  test('counts as a page view once it opens, and sends no other event. A search from the home page is tracked [OP-3] [HM-1]', async ({
    page,
  }) => {
    await open(page, '/');
    await expect.poll(() => pathsOf(page)).toEqual(['/']);
    await page.route('**/articles/**', (route) => route.abort());
    await page.getByRole('main').locator('a[href^="/how-to/"]:visible').first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await pathsOf(page)).toEqual(['/']);
    await page.unroute('**/articles/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => pathsOf(page)).toHaveLength(2);
    const [, first] = await pathsOf(page);
    expect(page.url()).toContain(String(first));
    await page.evaluate(() => {
      location.hash = 'main';
    });
    await page.goBack();
    await page.goBack();
    await expect.poll(() => pathsOf(page)).toEqual(['/', first, '/']);

    await searchFor(page.getByRole('main'), '  offline ');
    await expect(page).toHaveURL(/\/search\?q=/u);
    await expect
      .poll(() => eventsNamed(page, 'search'))
      .toEqual([
        {
          content_group: 'knowledge-base',
          event_name: 'search',
          search_term: 'offline',
          search_from: '/',
        },
      ]);
  });
});

test.describe('pages that are left out', () => {
  test.use({ allowed: pageNotFound });

  /** Some; each of them: `tests/reader/services/analytics/analytics-pages.test.ts`. */
  const left = [
    ['/announcements?type=Event', 'Announcements'],
    ['/product-capabilities/dispatch', 'Dispatch'],
  ] as const;

  test('they, a preview’s dashboard and missing pages send no page view [OP-3]', async ({ page }) => {
    await open(page, '/how-to/add-a-tecnician');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    for (const [path, heading] of left) {
      await followLink(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/:\d+\/$/u);
    await expect.poll(() => pathsOf(page)).toEqual(['/']);
    await page.goto('/preview');
    expect(await eventsOf(page)).toEqual([]);
  });

  test('a page view of a redirected address has the target', async ({ page }) => {
    await page.goto('/how-to/PAYROLL-PRO-OVERVIEW');
    await expect.poll(() => pathsOf(page)).toEqual(['/how-to/payroll-pro']);
  });
});

test('returning to results, reloading them or turning their pages is no new search. A no-click event is sent when the page is hidden [HM-1] [OP-3] @serve', async ({
  page,
}) => {
  await page.goto('/search?q=payroll');
  await expect.poll(() => searchesOf(page)).toEqual([['payroll', '-']]);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/u);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/u);
  expect(await searchesOf(page)).toEqual([['payroll', '-']]);
  await page.reload();
  await hydrated(page);
  expect(await searchesOf(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await eventsNamed(page, 'no_click')).toEqual([]);
  await hidePage(page);
  await expect
    .poll(async () => (await eventsNamed(page, 'no_click')).map((event) => event['search_term']))
    .toEqual(['payroll']);
});
