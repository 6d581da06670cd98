import type { Page, Request } from '@playwright/test';
import { openHarness } from './harness/harness.ts';
import { expect, test } from './quiet-page.ts';

/** A development build says that there are tools for it, and what it logs; a refusal is one on purpose. */
test.use({ allowed: /React DevTools|status of 401|A search has failed/u });

const expired = { error: { code: 401, message: 'Expired' } };
const lines = (page: Page) => page.getByRole('listitem');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const bearer = (request: Request) => request.headers()['authorization'];

/** What the service itself says and does is in the tests of `live-search.ts`; this is how a page is connected to it. */
test('a page asks with one token, until a minute before its end or a refusal, and no other host [SR-9] [SR-10]', async ({
  page,
}) => {
  const asked: { readonly auth: Request[]; readonly search: Request[] } = { auth: [], search: [] };
  const hosts = new Set<string>();
  let apis: object = { search: '/services/search' };
  let refused: string | undefined;
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('**/services/search/v1/auth', async (route) => {
    asked.auth.push(route.request());
    await route.fulfill({ json: { accessToken: `token-${asked.auth.length}`, expires_in: 1200, apis } });
  });
  await page.route('**/services/search/v1/federated-search/batch', async (route) => {
    asked.search.push(route.request());
    if (bearer(route.request()) === refused) await route.fulfill({ status: 401, json: expired });
    else await route.fulfill({ json: [{ results: [], numberOfResults: 7 }] });
  });
  await page.clock.install();
  await openHarness(page, 'live-search');

  await press(page, 'Search a hundred times');
  await expect(lines(page)).toHaveText(Array.from({ length: 100 }, () => '7 found'));
  expect([asked.auth.length, asked.search.length]).toEqual([1, 100]);
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

  await page.clock.fastForward('18:30');
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(101);
  expect(asked.auth).toHaveLength(1);
  await page.clock.fastForward('00:45');
  await press(page, 'Search');
  await expect(lines(page)).toHaveCount(102);
  expect(asked.auth).toHaveLength(2);

  refused = 'Bearer token-2';
  await press(page, 'Search a hundred times');
  await expect(lines(page)).toHaveText(Array.from({ length: 202 }, () => '7 found'));
  expect([asked.auth.length, asked.search.length]).toEqual([3, 302]);

  apis = { search: 'https://evil.example/' };
  await page.clock.fastForward('20:00');
  await press(page, 'Search');
  await expect(lines(page).last()).toHaveText(
    'This is not set up correctly on our side, so nothing was sent. Please try again later.',
  );
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
