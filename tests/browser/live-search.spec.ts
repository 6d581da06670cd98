import type { Page, Request } from '@playwright/test';
import { openHarness } from './harness/harness.ts';
import { expect, test } from './quiet-page.ts';

/** A development build says that there are tools for it, and what it logs; a refusal is one on purpose. */
test.use({ allowed: /React DevTools|status of 401|A search has failed/u });

interface Answers {
  readonly auth?: () => object;
  /** Undefined: says nothing, for ever. */
  readonly search?: (request: Request) => { status: number; json: unknown } | undefined;
}

/** A page with a live search that answers as a test wants; gives what it was asked. */
async function openSearch(page: Page, { auth = () => ({}), search = () => found }: Answers = {}) {
  const asked: { readonly auth: Request[]; readonly search: Request[] } = { auth: [], search: [] };
  await page.route('**/services/search/v1/auth', async (route) => {
    asked.auth.push(route.request());
    const accessToken = `token-${asked.auth.length}`;
    const usual = { accessToken, expires_in: 1200, apis: { search: '/services/search' } };
    await route.fulfill({ json: { ...usual, ...auth() } });
  });
  await page.route('**/services/search/v1/federated-search/batch', async (route) => {
    asked.search.push(route.request());
    const answer = search(route.request());
    if (answer !== undefined) await route.fulfill(answer);
  });
  await openHarness(page, 'live-search');
  return asked;
}

const found = { status: 200, json: [{ results: [], numberOfResults: 7 }] };
const refused = { status: 401, json: { error: { code: 401, message: 'Expired' } } };
const hasFirstToken = (request: Request) => request.headers()['authorization'] === 'Bearer token-1';
const lines = (page: Page) => page.getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a hundred searches at once share one token [SR-9]', async ({ page }) => {
  const asked = await openSearch(page);
  await press(page, 'Search a hundred times');
  await expect(lines(page)).toHaveText(Array.from({ length: 100 }, () => '7 found'));
  expect(asked.auth).toHaveLength(1);
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(101);
  expect(asked.auth).toHaveLength(1);
});

test('when all of them are refused, one new token serves all [SR-9]', async ({ page }) => {
  const asked = await openSearch(page, { search: (request) => (hasFirstToken(request) ? refused : found) });
  await press(page, 'Search a hundred times');
  await expect(lines(page)).toHaveText(Array.from({ length: 100 }, () => '7 found'));
  expect([asked.auth.length, asked.search.length]).toEqual([2, 200]);
});

test('a token is asked for anew a minute before its end, whatever the time of day [SR-9]', async ({
  page,
}) => {
  await page.clock.install();
  const asked = await openSearch(page);
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(1);
  await page.clock.fastForward('18:30');
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(2);
  expect(asked.auth).toHaveLength(1);
  await page.clock.fastForward('00:45');
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(3);
  expect(asked.auth).toHaveLength(2);
});

test('a search that is silent fails after 15 seconds, and the next one can succeed [SR-9]', async ({
  page,
}) => {
  let isSilent = true;
  await page.clock.install();
  const asked = await openSearch(page, { search: () => (isSilent ? undefined : found) });
  await press(page, 'Search');
  await expect.poll(() => asked.search.length).toBe(1);
  await page.clock.fastForward(14_000);
  await expect(lines(page)).toHaveCount(0);
  await page.clock.fastForward(1500);
  await expect(lines(page)).toHaveText(['This is taking too long. Wait a moment, then try again.']);
  isSilent = false;
  await press(page, 'Search');
  await expect(lines(page).last()).toHaveText('7 found');
});

test('a token is not sent to a host that the site does not name [SR-9]', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openSearch(page, { auth: () => ({ apis: { search: 'https://evil.example/' } }) });
  await press(page, 'Search');
  await expect(lines(page)).toHaveText([
    'This is not set up correctly on our side, so nothing was sent. Please try again later.',
  ]);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('a search says what it looks for, with whom and where [SR-10]', async ({ page }) => {
  const asked = await openSearch(page);
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(1);
  expect(asked.auth[0]?.postDataJSON()).toEqual({ domain_key: 'a-domain' });
  expect(asked.search[0]?.headers()).toMatchObject({
    authorization: 'Bearer token-1',
    'x-inbenta-key': 'a-key',
    'x-inbenta-env': 'preproduction',
  });
  expect(asked.search[0]?.postDataJSON()).toEqual({
    queries: [
      {
        query: 'invoice',
        filters: { SOURCE: ['KBContentful'] },
        length: 10,
        offset: 20,
        facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
        matchHighlightTags: ['<mark>', '</mark>'],
      },
    ],
  });
});

/** A browser whose requests are looked into forgets those of a page that is left, so that their kind is what can be seen. */
test('what a reader follows is told to the search, with a request that outlives the page [SR-11]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (init?.keepalive === true) document.title = 'outlives the page';
      return ask(input, init);
    };
  });
  const told: unknown[] = [];
  await page.route('**/services/search/v1/tracking/events', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await openSearch(page);
  await press(page, 'Search');
  await expect(lines(page)).toHaveText(['7 found']);
  await expect(page).toHaveTitle('Search');
  await press(page, 'Follow');
  await expect.poll(() => told).toEqual([{ type: 'click', data: { code: 'c1' } }]);
  await expect(page).toHaveTitle('outlives the page');
});
