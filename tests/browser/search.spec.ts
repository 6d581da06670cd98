import type { Page } from '@playwright/test';
import { eventsNamed } from './data-layer.ts';
import { followLink } from './follow-link.ts';
import { shiftWhenSettled } from './layout-shift.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { filtered, found, nothing, searchStandIn } from './search-service.ts';
import { gate } from './services/gate.ts';
import { withoutServices } from './spaces.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('search').locator('input');
const count = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });
const results = (page: Page) => main(page).getByRole('article');
const pageLink = (page: Page, name: string) =>
  main(page).getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
}

test('the page has a box, a count, filters, results, pagination and a rating, all in step with its address. Another page, size or filter searches again without facets and scrolls to the results [SR-1] [SR-3] [SR-8] [SR-10]', async ({
  page,
}) => {
  const service = await searchStandIn(page, (asked) => found(asked.query === 'invoice' ? 7 : 34)(asked));
  await page.goto('/search?q=take+a+payment');
  await expect(box(page)).toHaveValue('take a payment');
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Filters' })).toBeVisible();
  await expect(results(page)).toHaveCount(10);
  await expect(pageLink(page, 'Page 4')).toBeVisible();
  await expect(
    main(page).getByRole('region', { name: 'Did you find what you were looking for?' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Search results \(page 1 of 4\)/u);
  expect(service.queries).toEqual([
    {
      query: 'take a payment',
      filters: {},
      length: 10,
      offset: 0,
      facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
      matchHighlightTags: ['<mark>', '</mark>'],
    },
  ]);

  await searchFor(page, 'invoice');
  await expect(page).toHaveURL(/\/search\?q=invoice$/u);
  await expect(count(page, 'Results 1-7 of 7')).toBeVisible();
  await expect(main(page).getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await expect(page).toHaveTitle(/^Search results \(page 1 of 1\)/u);
  await page.goBack();
  await expect(box(page)).toHaveValue('take a payment');
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await page.goForward();
  await expect(box(page)).toHaveValue('invoice');
  await expect(count(page, 'Results 1-7 of 7')).toBeVisible();

  service.answerWith(found(60));
  await searchFor(page, 'payment');
  await expect(count(page, 'Results 1-10 of 60')).toBeVisible();
  await expect(pageLink(page, 'Previous page')).toHaveCount(0);
  await pageLink(page, 'Page 2').click();
  await expect(count(page, 'Results 11-20 of 60')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Search results' })).toBeFocused();
  await expect(count(page, 'Results 11-20 of 60')).toBeInViewport();
  await expect(page).toHaveURL(/\?q=payment&page=2$/u);
  await expect(page).toHaveTitle(/^Search results \(page 2 of 6\)/u);
  expect(service.queries.at(-1)).toMatchObject({ offset: 10, length: 10, facets: [] });
  await main(page).getByRole('link', { name: '25 results per page' }).click();
  await expect(count(page, 'Results 1-25 of 60')).toBeVisible();
  await expect(page).toHaveURL(/\?q=payment&perPage=25$/u);
  expect(service.queries.at(-1)).toMatchObject({ offset: 0, length: 25, facets: [] });
  await pageLink(page, 'Page 2').click();
  await expect(count(page, 'Results 26-50 of 60')).toBeVisible();
  await main(page).getByRole('checkbox', { name: /^FAQ/u }).check();
  await main(page).getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\?q=payment&perPage=25&type=kbFaq$/u);
  await expect
    .poll(() => service.queries.at(-1))
    .toMatchObject({ offset: 0, length: 25, facets: [], filters: { CONTENTFUL_TYPE: ['kbFaq'] } });
  await expect(main(page).getByRole('navigation', { name: 'Pages' })).toBeVisible();
});

test('an address brings back page, size and filters; words are trimmed, and new ones clear filters and page [SR-2] [SR-3]', async ({
  page,
}) => {
  const service = await searchStandIn(page, filtered(34, 30));
  // blanks as a form sends them without scripts, and filters that no result has
  await page.goto(
    '/search?q=+payment++&page=2&perPage=25&source=Absorb&type=kbFaq&type=unheardOf&area=Nowhere',
  );
  const address = /\/search\?q=payment&page=2&perPage=25&source=Absorb&type=kbFaq$/u;
  await expect(page).toHaveURL(address);
  await expect(count(page, 'Results 26-30 of 30')).toBeVisible();
  await expect(main(page).getByRole('list', { name: 'Active filters' })).toBeVisible();
  await expect(main(page).getByRole('checkbox', { name: /^FAQ/u })).toBeChecked();
  expect(service.queries.at(-1)?.filters).toEqual({ SOURCE: ['Absorb'], CONTENTFUL_TYPE: ['kbFaq'] });
  expect(new Set(service.queries.map(({ query }) => query))).toEqual(new Set(['payment']));
  const asked = service.queries.length;
  // the same, and none, are no search
  await searchFor(page, '  payment ');
  await searchFor(page, '   ');
  await expect(page).toHaveURL(address);
  await searchFor(page, '  invoice ');
  await expect(page).toHaveURL(/\?q=invoice&perPage=25$/u);
  await expect(main(page).getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  const facets = ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'];
  await expect
    .poll(() => service.queries.slice(asked))
    .toMatchObject([{ query: 'invoice', filters: {}, offset: 0, length: 25, facets }]);
});

test('it has a start view, and announces loading without a layout shift. A page seen before returns at once, and a late answer is ignored [SR-3] [SR-4]', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  const answer = () => waiting.shift()?.();
  const service = await searchStandIn(page, async (query) => {
    await new Promise<void>((done) => {
      waiting.push(done);
    });
    return found(34)(query);
  });
  await open(page, '/search');
  await expect(main(page).getByRole('heading', { name: 'Browse by topic' })).toBeVisible();
  await searchFor(page, 'payment');
  await expect(count(page, 'Searching…')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Browse by topic' })).toHaveCount(0);
  await expect.poll(() => waiting.length).toBe(1);
  answer();
  await expect(results(page)).toHaveCount(10);
  await pageLink(page, 'Page 2').click();
  await expect(main(page).locator('[aria-busy=true]').getByRole('article')).toHaveCount(10);
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await expect.poll(() => waiting.length).toBe(1);
  answer();
  await expect(count(page, 'Results 11-20 of 34')).toBeVisible();
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);

  service.answerWith(found(34));
  await followLink(page, '/search?q=refund&page=9');
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await expect(pageLink(page, 'Page 1')).toHaveAttribute('aria-current', 'page');
  await pageLink(page, 'Page 2').click();
  await expect(count(page, 'Results 11-20 of 34')).toBeVisible();
  const asked = service.queries.length;
  service.answerWith(() => new Promise(() => {}));
  await page.goBack();
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/how-to\//u);
  await page.goBack();
  await expect(results(page)).toHaveCount(10);
  expect(service.queries).toHaveLength(asked);

  const slow = gate();
  service.answerWith(async (query) => {
    if (query.query === 'slow') await slow.opened;
    return found(query.query === 'slow' ? 99 : 7)(query);
  });
  await searchFor(page, 'slow');
  await expect.poll(() => service.queries.at(-1)?.query).toBe('slow');
  await searchFor(page, 'quick');
  await expect(count(page, 'Results 1-7 of 7')).toBeVisible();
  slow.open();
  await page.evaluate(() => fetch(location.href)); // it comes after the slow answer
  await expect(count(page, 'Results 1-7 of 7')).toBeVisible();
});

test('results shift nothing. 3 pages can be chosen on a phone, 5 on a desktop, with first, previous, next and last [SR-4] [SR-8]', async ({
  page,
}) => {
  const service = await searchStandIn(page, async (query) => {
    await new Promise((done) => setTimeout(done, 400));
    return found(120)(query);
  });
  const pages = main(page).getByRole('navigation', { name: 'Pages' });
  for (const [width, numbers] of [
    [390, ['5', '6', '7']],
    [1280, ['4', '5', '6', '7', '8']],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?q=payment&page=6');
    await expect(results(page)).toHaveCount(10);
    expect(await shiftWhenSettled(page), `at ${width} px`).toBeLessThan(0.02);
    await expect(pages.getByRole('link', { name: /^Page \d/u })).toHaveText([...numbers]);
    await expect(pages).toContainText('51-60 of 120');
  }
  service.answerWith(found(120));
  for (const [name, range] of [
    ['Last page', '111-120 of 120'],
    ['Previous page', '101-110 of 120'],
    ['First page', '1-10 of 120'],
    ['Next page', '11-20 of 120'],
  ] as const) {
    await pageLink(page, name).click();
    await expect(pages).toContainText(range);
    await expect(count(page, `Results ${range}`)).toBeVisible();
  }
  await expect(pageLink(page, 'Previous page')).toBeVisible();
});

test('searches without results, and results without a click, are sent to analytics once', async ({
  page,
}) => {
  await searchStandIn(page, (asked) => (asked.query === 'fax machine' ? nothing : found(34)(asked)));
  await page.goto('/search?q=fax+machine');
  await expect(count(page, '0 results')).toBeAttached();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/u })
    .click();
  await expect(page).toHaveURL(/\/$/u);
  await page.goBack();
  await expect(count(page, '0 results')).toBeAttached();
  expect(await eventsNamed(page, 'no_result')).toEqual([
    { content_group: 'knowledge-base', event_name: 'no_result', search_term: 'fax machine' },
  ]);

  await searchFor(page, 'followed');
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/how-to\//u);
  await page.goBack();
  await expect(results(page)).toHaveCount(10);
  for (const words of ['left', 'last']) {
    await searchFor(page, words);
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(words);
    await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  }
  await expect
    .poll(async () => (await eventsNamed(page, 'no_click')).map((event) => event['search_term']))
    .toEqual(['left']);
});

test('a site without a live search searches the bundle, and asks for no rating [SR-1]', async ({
  page,
  siteOf,
}) => {
  await page.goto(`${await siteOf(withoutServices)}/search?q=payment`);
  await expect(count(page, 'Results 1-10 of')).toBeVisible();
  await expect(results(page)).toHaveCount(10);
  await pageLink(page, 'Next page').click();
  await expect(count(page, 'Results 11-')).toBeVisible();
  await expect(main(page).getByText('Did you find what you were looking for?')).toHaveCount(0);
});

test('without scripts a field is plain, and the page says that it needs scripts and links to the topics [SR-1] [SR-12]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await main(page).getByRole('searchbox').fill('payment');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=payment$/u);
  await expect(main(page).getByText('This page needs JavaScript to show results.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Dispatch', exact: true })).toBeVisible();
  await box(page).fill('invoice');
  await main(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=invoice$/u);
  await context.close();
});
