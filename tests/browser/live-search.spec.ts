import type { Page, Request } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { found } from './search-service.ts';
import type { SearchQuery } from '../../schemas/services/search/batch-search.ts';

/** A refusal is one on purpose. */
test.use({ allowed: /status of 401|A search has failed/u });

const main = (page: Page) => page.getByRole('main');
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
  await page.route('**/services/search/v1/autocompleter/data', (route) => route.fulfill({ json: [] }));
  await page.route('**/services/search/v1/federated-search/batch', async (route) => {
    const request = route.request();
    asked.search.push(request);
    if (bearer(request) === refused)
      return route.fulfill({ status: 401, json: { error: { code: 401, message: 'Expired' } } });
    const { queries } = request.postDataJSON() as { readonly queries: readonly SearchQuery[] };
    return route.fulfill({ json: queries.map(found(7)) });
  });
  const search = async (words: string) => {
    const field = main(page).getByRole('search').locator('input');
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`“${words}”`);
  };
  const finds = async (words: string) => {
    await search(words);
    await expect(main(page).getByText('Results 1-7 of 7')).toBeVisible();
  };
  const tokens = () => asked.search.map(bearer);
  await page.clock.install();
  await open(page, '/search');
  await finds('one');
  await page.clock.fastForward('18:30');
  await finds('two');
  expect(tokens()).toEqual(['Bearer token-1', 'Bearer token-1']);
  await page.clock.fastForward('00:45');
  await finds('three');
  expect(tokens().slice(2)).toEqual(['Bearer token-2']);
  refused = 'Bearer token-2';
  await finds('four');
  expect(tokens().slice(3)).toEqual(['Bearer token-2', 'Bearer token-3']);
  expect(asked.auth).toHaveLength(3);

  apis = { search: 'https://evil.example/' };
  await page.clock.fastForward('20:00');
  await search('five');
  await expect(main(page).getByRole('alert')).toContainText(
    'This is not set up correctly on our side, so nothing was sent. Please try again later.',
  );
  expect(asked.search).toHaveLength(5);
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host]);
});
