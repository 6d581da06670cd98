import type { Page } from '@playwright/test';
import { open, openPaused } from './open-page.ts';
import { breakPage, hasStore, hidePage, keptItems, keptMessages } from './page-log.ts';
import { scriptOf } from './script-run.ts';
import { found, searchStandIn } from './search-service.ts';
import { expect, test } from './services-stand-in.ts';

/** Opens a page whose clock stands still, and waits until its log is there. */
async function openWithLog(page: Page, url = '/', openIt = openPaused): Promise<void> {
  const loaded = scriptOf(page, /open-browser-log/u);
  await quietSearch(page);
  await openIt(page, url);
  await page.clock.runFor(1000);
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect.poll(() => hasStore(page)).toBe(true);
  // what opens it has had its turn once another reader of it has
  await keptItems(page);
}

/** Suggestions that do not come are logged as well, and a clock that jumps keeps them from coming. */
const quietSearch = (page: Page) => searchStandIn(page, found(0));

test.describe('without a connection, too', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/u }); // what the page itself would load

  test('errors are stored after 2 s without queries of addresses, and sent to /Log/Send after 60 s or when the page is hidden. Offline errors are sent once online [OP-1] [OP-2]', async ({
    page,
    services,
  }) => {
    await openWithLog(page, '/search?q=my+secret');
    await breakPage(page, 'GET https://a.example/b?token=secret#secret failed');
    await page.clock.runFor(1500);
    expect(await keptItems(page)).toEqual([]);
    await page.clock.runFor(500);
    await expect.poll(() => keptMessages(page)).toEqual(['GET https://a.example/b failed']);
    expect(JSON.stringify(await keptItems(page))).not.toContain('secret');
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
        message: 'GET https://a.example/b failed',
        exception: expect.stringContaining('Error: GET https://a.example/b failed'),
      },
    ]);
    await expect.poll(() => keptItems(page)).toEqual([]);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.context().setOffline(true);
    await breakPage(page, 'It broke.');
    await page.clock.runFor(2000);
    await expect.poll(() => keptItems(page)).toHaveLength(1);
    await page.clock.runFor(300_000);
    expect(await keptItems(page)).toHaveLength(1); // which takes longer than a call to begin
    expect(asked.filter((url) => url.endsWith('/Log/Send'))).toEqual([]);
    const sentLater = services.nextCall('log');
    await page.context().setOffline(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return services.calls('log').length;
      })
      .toBe(2);
    expect((await sentLater).body).toHaveLength(1);
    await expect.poll(() => keptItems(page)).toEqual([]);

    await breakPage(page, 'It broke.');
    const sentOutOfSight = services.nextCall('log');
    await hidePage(page);
    expect((await sentOutOfSight).body.map(({ message }) => message)).toEqual(['It broke.']);
    await expect.poll(() => keptItems(page)).toEqual([]);
  });
});

test('the log of a closed page arrives once, from it or a later page, and after an offline page from the next one [OP-1]', async ({
  context,
  services,
}) => {
  const home = `${services.site}/`;
  /** What else a page without a connection says is not looked at. */
  const messages = () =>
    services
      .calls('log')
      .flatMap(({ body }) => body.map(({ message }) => message))
      .filter((message) => message.startsWith('It broke'));
  /** Opens a page, and has it break. */
  const openBroken = async (message: string, beforeIt: (page: Page) => Promise<void>) => {
    const page = await context.newPage();
    await openWithLog(page, home);
    await beforeIt(page);
    await breakPage(page, message);
    await page.clock.runFor(2000);
    await expect.poll(() => keptMessages(page)).toContain(message);
    return page;
  };
  const first = await openBroken('It broke.', async () => {});
  await first.close();
  const second = await openBroken('It broke offline.', async (page) => {
    // what the closed page sends is on its way, and lost with the connection
    await expect.poll(async () => [...messages(), ...(await keptMessages(page))]).toContain('It broke.');
    await expect.poll(() => services.calls('profile')).toHaveLength(2);
    await context.setOffline(true);
  });
  await second.close();
  await context.setOffline(false);
  const third = await context.newPage();
  await openWithLog(third, home);
  await expect
    .poll(async () => {
      await third.clock.runFor(30_000);
      return messages();
    })
    .toEqual(['It broke.', 'It broke offline.']);
  await expect.poll(() => keptItems(third)).toEqual([]);
  await third.clock.runFor(120_000);
  expect(messages()).toHaveLength(2);
});

test('two tabs send nothing twice [OP-1]', async ({ context, page, services }) => {
  await openWithLog(page);
  const other = await context.newPage();
  await openWithLog(other, '/', open); // all tabs share the first one's clock
  await breakPage(page, 'In the first tab.');
  await breakPage(other, 'In the second tab.');
  await expect
    .poll(async () => {
      await context.clock.runFor(2000); // again where a tab had not yet begun to wait
      return keptItems(page);
    })
    .toHaveLength(2);
  await expect
    .poll(async () => {
      await context.clock.runFor(60_000); // again where a tab had not yet noted that its item is kept
      return keptItems(page);
    })
    .toEqual([]);
  await context.clock.runFor(120_000);
  const messages = services.calls('log').flatMap(({ body }) => body.map(({ message }) => message));
  expect(messages.toSorted()).toEqual(['In the first tab.', 'In the second tab.']);
});
