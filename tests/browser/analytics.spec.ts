import type { Page } from '@playwright/test';
import { eventsNamed, eventsOf } from './data-layer.ts';
import { hydrated, open } from './open-page.ts';
import { hidePage, keptItems } from './page-log.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

const { url, title } = articleOfType.kbHowTo;

const pathsOf = async (page: Page) =>
  (await eventsNamed(page, 'page_view')).map((event) => event['page_path']);

const searchesOf = async (page: Page) =>
  (await eventsNamed(page, 'search')).map((event) => [event['search_term'], event['search_from']]);

test('a page view tells of the first page, with path and title only [OP-3]', async ({ page }) => {
  await page.goto(`${url}?caseId=500x#main`);
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
});

test('a page view tells of every page that opens, and of nothing that happens on it [OP-3]', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => pathsOf(page)).toEqual(['/']);
  await page.getByRole('main').locator('a[href^="/how-to/"]:visible').first().click();
  await expect.poll(() => pathsOf(page)).toHaveLength(2);
  const [, first] = await pathsOf(page);
  expect(page.url()).toContain(String(first));
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goBack();
  await page.goBack();
  await expect.poll(() => pathsOf(page)).toEqual(['/', first, '/']);
});

for (const left of [
  '/announcements',
  '/announcements?type=Event',
  '/product-capabilities',
  '/product-capabilities/dispatch',
  '/categories',
  '/401',
  '/search?q=offline',
]) {
  test(`no page view tells of ${left} [OP-3]`, async ({ page }) => {
    await page.goto(left);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(/:\d+\/$/u);
    await expect.poll(() => pathsOf(page)).toEqual(['/']);
  });
}

test('no page view tells of the dashboard of a preview [OP-3] [PL-5]', async ({ page }) => {
  await page.goto('/preview');
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await expect.poll(() => pathsOf(page)).toEqual(['/']);
});

test.describe('a page that is not there', () => {
  test.use({ allowed: pageNotFound });

  for (const missing of ['/404', '/preview/anything', '/how-to/add-a-tecnician']) {
    test(`no page view tells of what stands at ${missing} [OP-3]`, async ({ page }) => {
      await page.goto(missing);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(/:\d+\/$/u);
      await expect.poll(() => pathsOf(page)).toEqual(['/']);
    });
  }

  test('a page view of an old address tells of where it leads', async ({ page }) => {
    await page.goto('/how-to/PAYROLL-PRO-OVERVIEW');
    await expect.poll(() => pathsOf(page)).toEqual(['/how-to/payroll-pro']);
  });
});

test.describe('a page that cannot be loaded', () => {
  test.use({ allowed: /net::ERR_FAILED|BundleError/u });

  test('counts when it opens after all [OP-3]', async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('main').locator('a[href^="/how-to/"]:visible').first();
    await page.route('**/articles/**', (route) => route.abort());
    await link.click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await pathsOf(page)).toEqual(['/']);
    await page.unroute('**/articles/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => pathsOf(page)).toHaveLength(2);
  });
});

test('a search from the home page is tracked [HM-1]', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('main').getByRole('combobox');
  await field.fill('  offline ');
  await field.press('Enter');
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

test('a search from the header is tracked, with the article it began at [HM-1]', async ({ page }) => {
  await open(page, url);
  const header = page.getByRole('banner');
  const field = header.getByRole('combobox');
  await field.fill('unpaid invoice');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=unpaid\+invoice/u);
  await expect.poll(() => searchesOf(page)).toEqual([['unpaid invoice', url]]);
});

test('coming back to results, reloading them and turning their pages are no new searches [HM-1]', async ({
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
});

test('a tag manager gets what came before it and what comes after, as it wants it [AP-2]', async ({
  page,
}) => {
  await page.goto(url);
  await expect.poll(() => pathsOf(page)).toHaveLength(1);
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
});

test('a list of events that is broken harms nobody [OP-3]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: 'not a list' });
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
});

test('results that nobody followed are told of when the page goes out of sight [OP-3]', async ({ page }) => {
  await open(page, '/search?q=invoice');
  await expect(page.getByRole('main').getByText(/^Results 1-10 of/u)).toBeVisible();
  expect(await eventsNamed(page, 'no_click')).toEqual([]);
  await hidePage(page);
  await expect
    .poll(async () => (await eventsNamed(page, 'no_click')).map((event) => event['search_term']))
    .toEqual(['invoice']);
});

test('a tag manager that breaks is a warning in the log, and breaks nothing else [OP-3]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const dataLayer = Object.assign([], {
      push() {
        throw new Error('The tag manager is broken.');
      },
    });
    Object.assign(window, { dataLayer });
  });
  await open(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect
    .poll(async () => (await keptItems(page)).map(({ type, category, message }) => [type, category, message]))
    .toEqual([['warning', 'analytics', 'An event did not reach analytics']]);
});
