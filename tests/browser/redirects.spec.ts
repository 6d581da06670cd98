import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { oddSite } from './odd-sample.ts';
import { hydrated, open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';

/** From here on the site is on a host that knows no redirects: it has one page for all that it does not find. */
async function onPlainHost(page: Page, site: string): Promise<void> {
  const body = await (await page.request.get(`${site}/404`)).text();
  await page.route(
    (url) => !/^\/(?:assets|bundle)\//u.test(url.pathname),
    async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      if (answer.status() < 300) return route.fulfill({ response: answer });
      return route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body });
    },
  );
}

/** What the page still asks for when a test ends is nobody's. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** How many steps the history has. */
const stepsOf = (page: Page) => page.evaluate(() => history.length);
const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

const examples = [
  ['/how-to/payroll-pro-approve-timesheets', '/landing-page/payroll-timesheets'],
  ['/how-to/payroll-pro-setup', '/how-to/payroll-pro'],
  ['/how-to/Dashboard_Overview.htm', '/how-to/modular-dashboard-overview'],
  ['/how-to/dashboard_add_tiles.HTM', '/how-to/modular-dashboard-tiles'],
  ['/landing-page/residential1', '/landing-page/residential'],
  ['/landing-page/construction1', '/landing-page/construction'],
  ['/landing-page/procure-purchase-orders', '/how-to/procure-purchase-orders'],
  ['/HOW-TO/PROCURE-PO', '/how-to/procure-purchase-orders'],
] as const;

/** What the host itself says, with its status, and where it leads. */
async function answerTo(address: string): Promise<readonly [number, string | null]> {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  return [answer.status, answer.headers.get('location')];
}

test('about 130 rules of the sample match in any case and lead to pages. A host answers 301 for a permanent rule, else 302, and keeps the query [RD-1] [RD-2] [RD-4]', async ({
  baseURL,
  siteOf,
}) => {
  const sample = baseURL ?? '';
  for (const [from, to] of examples) expect.soft(await answerTo(sample + from), from).toEqual([302, to]);

  const lines = readFileSync(new URL('../../data/redirects.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const paths = lines.slice(1).map((line) => line.split(',')[0] ?? '');
  expect(paths.length).toBeGreaterThan(125);
  const ends = new Set<string>(examples.map(([, to]) => to));
  for (const path of paths) {
    const [status, end] = await answerTo(sample + path);
    expect(status, path).toBe(302);
    ends.add(String(end));
  }
  for (const end of ends) expect((await answerTo(sample + end))[0], end).toBe(200);

  const site = await siteOf(oddSite);
  expect(await answerTo(`${site}/how-to/for-ever?caseId=7`)).toEqual([301, '/how-to/book-a-job?caseId=7']);
  expect(await answerTo(`${site}/how-to/At-The-Host`)).toEqual([302, '/how-to/book-a-job']);
  expect(await answerTo(`${site}/how-to/to-a-place`)).toEqual([
    302,
    '/how-to/create-an-api-key#replace-a-key',
  ]);
});

test.describe('in a browser', () => {
  test.use({ allowed: pageNotFound });

  test('on a host that knows no redirects, old addresses lead on, and the history stays whole [RD-1]', async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf(oddSite);
    await onPlainHost(page, site);
    await open(page, `${site}/categories`);
    await headerLink(page, 'Old place').click();
    await expect(page).toHaveURL(`${site}/how-to/book-a-job?caseId=7#old`);
    await expect(heading(page)).toHaveText('Book a job');
    await page.goBack();
    await expect(page).toHaveURL(`${site}/categories`);
    for (const [path, end] of [
      ['/product-capabilities/Old-Area', '/product-capabilities/dispatch'],
      ['/how-to/ONE-SPELLING', '/how-to/ONE-SPELLING'],
      ['/how-to/two-ways', '/how-to/take-a-payment'],
    ] as const) {
      await followLink(page, `${site}${path}`);
      await expect(page).toHaveURL(`${site}${end}`);
      const named = heading(page).filter({ hasText: 'Page not found' });
      await expect(named, path).toHaveCount(path === end ? 1 : 0);
    }
    await headerLink(page, 'Host place').click(); // a rule that is not for browsers
    await expect(page).toHaveURL(`${site}/how-to/at-the-host`);
    await expect(heading(page)).toHaveText('Page not found');

    // opened, not followed: with the query and the hash, and without a trace in the history
    const steps = await stepsOf(page);
    await page.goto(`${site}/how-to/For-Ever?caseId=7#steps`);
    await expect(page).toHaveURL(`${site}/how-to/book-a-job?caseId=7#steps`);
    await expect(heading(page)).toHaveText('Book a job');
    expect(await stepsOf(page)).toBe(steps + 1);
    await page.goto(`${site}/how-to/to-a-place#steps`);
    await expect(page).toHaveURL(`${site}/how-to/create-an-api-key#replace-a-key`);
    await expect(page.locator('[id="replace-a-key"]')).toBeInViewport();
    expect(await stepsOf(page)).toBe(steps + 2);
  });

  test('a rule that is not for browsers is left to the host, and a loop of rules ends [RD-1] [RD-3]', async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf(oddSite);
    for (const path of ['/how-to/and-round', '/how-to/itself'])
      expect((await page.request.get(`${site}${path}`, { maxRedirects: 0 })).status(), path).toBe(404);
    const answer = await page.goto(`${site}/how-to/round`);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveURL(`${site}/how-to/round`);
    await expect(heading(page)).toHaveText('Page not found');
    await followLink(page, `${site}/categories`);
    await expect(heading(page)).toHaveText('Topics');
    for (const path of ['/how-to/round', '/how-to/itself']) {
      await followLink(page, `${site}${path}`);
      await expect(heading(page)).toHaveText('Page not found');
      await page.goBack();
      await expect(page).toHaveURL(`${site}/categories`);
      await expect(heading(page)).toHaveText('Topics');
    }
    await headerLink(page, 'Host place').click();
    await expect(page).toHaveURL(`${site}/how-to/book-a-job`);
    await expect(heading(page)).toHaveText('Book a job');
  });
});
