import type { Page } from '@playwright/test';
import { openPaused } from './open-page.ts';
import { breakPage, hasStore, hidePage, keptItems, keptMessages } from './page-log.ts';
import { scriptOf } from './script-run.ts';
import { found, searchStandIn } from './search-service.ts';
import { failedToLoad } from './services/faults.ts';
import { expect, test } from './services-stand-in.ts';

/** Opens a page whose clock stands still, and waits until its log is there. */
async function openWithLog(page: Page, url = '/'): Promise<void> {
  const loaded = scriptOf(page, /open-browser-log/u);
  await quietSearch(page);
  await openPaused(page, url);
  await page.clock.runFor(1000);
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect.poll(() => hasStore(page)).toBe(true);
  // what opens it has had its turn once another reader of it has
  await keptItems(page);
}

/** Suggestions that do not come are logged as well, and a clock that jumps keeps them from coming. */
const quietSearch = (page: Page) => searchStandIn(page, found(0));

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `It broke: ${index}`);

test('what breaks on a page is kept after 2 s, and sent to /Log/Send after 60 [OP-1]', async ({
  page,
  services,
}) => {
  await openWithLog(page);
  await breakPage(page, 'It broke.');
  await page.clock.runFor(1500);
  expect(await keptItems(page)).toEqual([]);
  await page.clock.runFor(500);
  await expect.poll(() => keptMessages(page)).toEqual(['It broke.']);
  await page.clock.runFor(56_000);
  expect(services.calls('log')).toEqual([]);
  const sent = services.nextCall('log');
  await page.clock.runFor(2000);
  expect((await sent).body).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/u),
      type: 'error',
      category: 'page',
      code: 'uncaught',
      message: 'It broke.',
      exception: expect.stringContaining('Error: It broke.'),
    },
  ]);
  await expect.poll(() => keptItems(page)).toEqual([]);
});

test('the same error is one item, and comes again after 30 s at the earliest [OP-1]', async ({ page }) => {
  await openWithLog(page);
  await page.evaluate(() => {
    for (const error of [1, 2, 3].map(() => Object.assign(new Error('It broke.'), { stack: 'at a' })))
      window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
    Object.assign(window, {
      again: () => {
        const error = Object.assign(new Error('It broke.'), { stack: 'at a' });
        window.dispatchEvent(new ErrorEvent('error', { message: error.message, error }));
      },
    });
  });
  await page.clock.runFor(2000);
  await expect.poll(async () => (await keptItems(page)).map(({ data }) => data)).toEqual([{ times: 3 }]);
  // a clock that jumps may end calls, which is logged too
  const ofPage = async () => (await keptItems(page)).filter(({ category }) => category === 'page');
  const again = async (ms: number) => {
    await page.clock.runFor(ms);
    await page.evaluate(() => (Reflect.get(window, 'again') as () => void)());
    await page.clock.runFor(2000);
  };
  await again(10_000);
  expect(await ofPage()).toHaveLength(1);
  await again(20_000);
  await expect.poll(async () => (await ofPage()).length).toBe(2);
});

test('127 items wait, 128 are sent at once [OP-1]', async ({ page, services }) => {
  await openWithLog(page);
  await breakPage(page, ...numbered(127));
  await page.clock.runFor(2000);
  await expect.poll(() => keptItems(page)).toHaveLength(127);
  await page.clock.runFor(100);
  expect(services.calls('log')).toEqual([]);
  const sent = services.nextCall('log');
  await breakPage(page, 'The last one.');
  await page.clock.runFor(2000);
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return services.calls('log').length;
    })
    .toBe(1);
  expect((await sent).body).toHaveLength(128);
});

test.describe('a service that fails', () => {
  test.use({ allowed: failedToLoad });

  test('is asked again after 1 s, 2 s and 4 s, and gets what waits [OP-1]', async ({ page, services }) => {
    services.fail('log', 'status 500', { times: 3 });
    await openWithLog(page);
    await breakPage(page, 'It broke.');
    await page.clock.runFor(2000);
    await expect.poll(() => keptItems(page)).toHaveLength(1);
    await page.clock.runFor(60_000);
    const calls = () => services.calls('log').length;
    await expect.poll(calls).toBe(1);
    for (const [index, seconds] of [1, 2, 4].entries()) {
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(seconds * 1000 - 100);
      expect(calls()).toBe(index + 1);
      await page.clock.runFor(100);
      await expect.poll(calls).toBe(index + 2);
    }
    await expect.poll(() => keptItems(page)).toEqual([]);
  });
});

test.describe('without a connection', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/u }); // what the page itself would load

  test('of more than 1000 items the newest are kept [OP-1]', async ({ page, services }) => {
    services.hold('log');
    await openWithLog(page);
    await page.context().setOffline(true);
    await breakPage(page, ...numbered(900));
    await page.clock.runFor(2000);
    await expect.poll(() => keptItems(page)).toHaveLength(900);
    await breakPage(page, ...numbered(1010).slice(900));
    await page.clock.runFor(2000);
    await expect.poll(async () => (await keptMessages(page)).at(-1)).toBe('It broke: 1009');
    await expect.poll(async () => (await keptMessages(page)).at(0)).toBe('It broke: 10');
    expect(await keptItems(page)).toHaveLength(1000);
  });

  test('offline nothing is tried, and back online it is sent [OP-1] [OP-2]', async ({ page, services }) => {
    await openWithLog(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.context().setOffline(true);
    await breakPage(page, 'It broke.');
    await page.clock.runFor(2000);
    await expect.poll(() => keptItems(page)).toHaveLength(1);
    await page.clock.runFor(300_000);
    expect(await keptItems(page)).toHaveLength(1); // which takes longer than a call to begin
    expect(asked.filter((url) => url.endsWith('/Log/Send'))).toEqual([]);
    const sent = services.nextCall('log');
    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return services.calls('log').length;
      })
      .toBe(1);
    expect((await sent).body).toHaveLength(1);
  });
});

test('a page that goes out of sight sends what waits [OP-1]', async ({ page, services }) => {
  await openWithLog(page);
  await breakPage(page, 'It broke.');
  const sent = services.nextCall('log');
  await hidePage(page);
  expect((await sent).body.map(({ message }) => message)).toEqual(['It broke.']);
  await expect.poll(() => keptItems(page)).toEqual([]);
});

test('what a page without a connection has left arrives from the next one, once [OP-1]', async ({
  context,
  services,
}) => {
  const page = await context.newPage();
  await openWithLog(page);
  await expect.poll(() => services.calls('profile')).toHaveLength(1);
  await context.setOffline(true);
  await breakPage(page, 'It broke.');
  await page.clock.runFor(2000);
  await expect.poll(() => keptItems(page)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openWithLog(next);
  expect(services.calls('log')).toEqual([]);
  const sent = services.nextCall('log');
  await next.clock.runFor(60_000);
  expect((await sent).body.map(({ message }) => message)).toEqual(['It broke.']);
  await expect.poll(() => keptItems(next)).toEqual([]);
  await next.clock.runFor(120_000);
  expect(services.calls('log')).toHaveLength(1);
});

test('what a closed page has left arrives once, then or from a later page [OP-1]', async ({
  context,
  services,
}) => {
  const page = await context.newPage();
  await quietSearch(page);
  await page.goto(`${services.site}/`);
  await scriptOf(page, /open-browser-log/u);
  await page.waitForLoadState('networkidle');
  await breakPage(page, 'It broke.');
  await expect.poll(() => keptItems(page)).toHaveLength(1);
  await page.close();
  for (const _ of ['the next', 'the one after it']) {
    const later = await context.newPage();
    await openWithLog(later, `${services.site}/`);
    await expect
      .poll(async () => {
        await later.clock.runFor(30_000);
        return services.calls('log').flatMap(({ body }) => body.map(({ message }) => message));
      })
      .toEqual(['It broke.']);
    await expect.poll(() => keptItems(later)).toEqual([]);
    await later.close();
  }
  expect(services.calls('log')).toHaveLength(1);
});

test('what a page sends while it is left is not sent again where the answer finds nobody [OP-1]', async ({
  context,
  services,
}) => {
  const page = await context.newPage();
  await openWithLog(page, `${services.site}/`);
  await breakPage(page, 'It broke.');
  const { release } = services.hold('log');
  const sent = services.nextCall('log');
  await hidePage(page);
  expect((await sent).body).toHaveLength(1);
  await page.close();
  release();
  const next = await context.newPage();
  await openWithLog(next, `${services.site}/`);
  expect(await keptItems(next)).toEqual([]);
  await next.clock.runFor(120_000);
  expect(services.calls('log')).toHaveLength(1);
});

test('two tabs send nothing twice [OP-1]', async ({ context, page, services }) => {
  await openWithLog(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.clock.runFor(1000);
  await other.waitForLoadState('networkidle');
  await breakPage(page, 'In the first tab.');
  await breakPage(other, 'In the second tab.');
  await context.clock.runFor(2000);
  await expect.poll(() => keptItems(page)).toHaveLength(2);
  await context.clock.runFor(60_000);
  await expect.poll(() => keptItems(page)).toEqual([]);
  await context.clock.runFor(120_000);
  const messages = services.calls('log').flatMap(({ body }) => body.map(({ message }) => message));
  expect(messages.toSorted()).toEqual(['In the first tab.', 'In the second tab.']);
});

test('no address in an item has its query [OP-1]', async ({ page }) => {
  await openWithLog(page, '/search?q=my+secret');
  await breakPage(page, 'GET https://a.example/b?token=secret#secret failed');
  await page.clock.runFor(2000);
  await expect.poll(() => keptMessages(page)).toEqual(['GET https://a.example/b failed']);
  expect(JSON.stringify(await keptItems(page))).not.toContain('secret');
});

test('a site without the service keeps nothing [OP-1]', async ({ page, siteOf }) => {
  await openPaused(page, await siteOf({ config: { services: { log: false } } }));
  await page.clock.runFor(1000);
  await breakPage(page, 'It broke.');
  await page.clock.runFor(5000);
  expect(await keptItems(page)).toEqual([]);
});
