import type { BrowserContext, Page } from '@playwright/test';
import { offerTimeoutMs, workerInstallMaxBytes } from '../../schemas/spec/network/offline.ts';
import { followLink } from './follow-link.ts';
import { expectKept, heading, keptIn, openKept } from './kept.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { releaseHost } from './release-host.ts';
import { onlyPages } from './small-space.ts';
import { inFolder } from './spaces.ts';

test.use({
  hasWorker: true,
  allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)/u,
});
test.slow(true, 'a worker installs beside the page');

const { kbHowTo, kbFaq, kbReleaseNotes } = articleOfType;
const phase = (page: Page) => page.locator('html').getAttribute('data-worker');

test('offline, visited pages open, and other pages list the ones that can be read [OP-2]', async ({
  page,
}) => {
  const listed = page.getByRole('main').getByRole('link', { name: kbHowTo.title });
  await openKept(page, kbHowTo.url);
  await followLink(page, kbFaq.url);
  await expect(heading(page)).toHaveText(kbFaq.title);
  await expectKept(page, 'articles', '/bundle/articles/');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'See what you can read' }).click();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(listed).toBeVisible();
  // one was visited by a link, the other as a document
  await followLink(page, kbFaq.url);
  await expect(heading(page)).toHaveText(kbFaq.title);
  await page.reload();
  await expect(heading(page)).toHaveText(kbFaq.title);
  await followLink(page, kbHowTo.url);
  await expect(heading(page)).toHaveText(kbHowTo.title);

  await page.goto(kbReleaseNotes.url);
  await expect(heading(page)).toHaveText('You are offline');
  await listed.click();
  await expect(heading(page)).toHaveText(kbHowTo.title);
  await followLink(page, kbReleaseNotes.url);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(listed).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(kbReleaseNotes.title);
});

test('an install is found, ready and in force, costs under 200 kB, says nothing, and keeps no service [OP-2]', async ({
  page,
  baseURL,
}) => {
  const states: string[] = [];
  await page.exposeFunction('tellState', (state: string) => void states.push(state));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { tellState } = window as unknown as { tellState: (state?: string) => void };
      tellState(document.documentElement.dataset['worker']);
    }).observe(document, { attributes: true, attributeFilter: ['data-worker'], subtree: true });
  });
  const asked = askedByWorker(page.context());
  await openKept(page, kbHowTo.url);
  await expect.poll(() => states).toEqual(['updateFound', 'offlineReady', 'activated']);
  await expect(page.getByRole('status').filter({ hasText: 'offline' })).toHaveCount(0);
  expect(asked.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const url of [`${baseURL}/sw.js`, ...asked]) bytes += await compressedSize(page, url);
  expect(bytes).toBeLessThan(workerInstallMaxBytes);
  const via = await page.evaluate(async () => (await navigator.serviceWorker.ready).updateViaCache);
  expect(via, 'its script is never looked up in a cache of the browser').toBe('none');

  await page.goto('/search?q=technician');
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();
  await expectKept(page, 'pages', '/search');
  const kept = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !isPartOfSite.test(path))).toEqual([]);
});

function askedByWorker(context: BrowserContext): Set<string> {
  const asked = new Set<string>();
  context.on('response', (response) => {
    if (response.request().serviceWorker() !== null && !isHashed(response.url())) asked.add(response.url());
  });
  return asked;
}

/** What has its hash in its name comes out of the browser's cache: the page has loaded it. */
const isHashed = (url: string): boolean => /\/assets\/|\/bundle\/(?!manifest)/u.test(url);

const compressedSize = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (address) => {
    const { body } = await fetch(address, { cache: 'no-store' });
    if (body === null) return 0;
    return (await new Response(body.pipeThrough(new CompressionStream('gzip'))).arrayBuffer()).byteLength;
  }, url);

const isPartOfSite = /^\/(?:assets\/|bundle\/|offline\.html$|search$|how-to\/)/u;

test('the worker is never served from a cache', async ({ request }) => {
  const { status, headers } = await request
    .get('/sw.js')
    .then((answer) => ({ status: answer.status(), headers: answer.headers() }));
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
});

test('a site in a folder keeps its pages to itself [OP-2]', async ({ page, siteOf }) => {
  const address = await siteOf(inFolder);
  await openKept(page, address + kbHowTo.url);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/help/']);
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(kbHowTo.title);
});

/** A site whose workers were switched off, of two pages. */
const withoutWorker = {
  exported: onlyPages([kbHowTo.id, kbFaq.id]),
  config: { serviceWorker: false },
};

/** What another build of the reader has in its shell. */
const withAnotherFile = (worker: string, revision = 2): string =>
  worker.replace(/\[\{(?=[^\]]*assets)/u, `[{"revision":"${revision}","url":"favicon.svg"},{`);

/** Fails each reading of its caches from the moment that a page tells it to. */
const withBrokenCaches = (worker: string): string => `self.addEventListener('message', ({ data }) => {
  if (data !== 'break') return;
  CacheStorage.prototype.match = CacheStorage.prototype.open = async () => { throw new Error('the disk is broken'); };
});
${worker}`;

/** Answers every navigation with a page that has no scripts. */
const withEmptyPages = (worker: string): string => `self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<!doctype html><title>Empty</title><link rel="icon" href="data:,">', { headers: { 'content-type': 'text/html' } }));
});
${worker}`;

/** Waits no longer for a page that offers it. */
const withoutPatience = (worker: string): string => `const wait = self.setTimeout;
self.setTimeout = (call, ms, ...values) => wait(call, ms === ${offerTimeoutMs} ? 0 : ms, ...values);
${worker}`;

const thatCannotBeInstalled = (worker: string): string => `self.addEventListener('install', (event) => {
  event.waitUntil(Promise.reject(new Error('a file is missing')));
});
${worker}`;

const withoutStyles = (worker: string): string => `self.addEventListener('fetch', (event) => {
  if (/[.]css$/u.test(event.request.url) && event.request.method === 'GET') event.respondWith(Response.error());
});
${worker}`;

const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

const look = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const hasNextWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready;
    return (installing ?? waiting) !== null;
  });

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-before', ''));

const failToLoad = (page: Page) =>
  page.evaluate(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/gone.css';
    document.head.append(link);
  });

/** Asks for the page's own style sheet once more. */
const addStyle = (page: Page) =>
  page.evaluate(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
    document.head.append(link);
  });

test.describe('another worker on the same site', () => {
  let host: Awaited<ReturnType<typeof releaseHost>>;
  test.beforeEach(async ({ baseURL }) => {
    host = await releaseHost(baseURL ?? '');
  });
  test.afterEach(() => host.close());

  /** The worker of another build of the reader: with a script more. */
  async function release(page: Page, revision = 2): Promise<void> {
    host.release((text) => withAnotherFile(text, revision));
    await look(page);
  }

  test('with the same scripts comes into force quietly, and open pages go on [OP-2]', async ({ page }) => {
    await openKept(page, host.address + kbHowTo.url);
    await mark(page);
    host.release((text) => text.replace('"revision":"', '"revision":"newer-'));
    await look(page);
    const offlinePages = async () =>
      (await keptIn(page, 'precache')).filter((address) => address.includes('/offline.html'));
    // that of the earlier worker goes when the newer one is in force
    await expect.poll(offlinePages).toEqual([expect.stringContaining('newer-')]);
    await expect(page.getByRole('button', { name: 'Reload now' })).toHaveCount(0);
    await followLink(page, kbFaq.url);
    await expect(heading(page)).toHaveText(kbFaq.title);
    await expect(page.locator('html[data-before]')).toHaveCount(1);

    // the site's icon is asked for each time, and a page that was kept comes from the host first
    const icon = () => page.evaluate(async () => (await fetch('/favicon.svg')).text());
    await icon();
    host.serveFile('/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="new"/>');
    expect(await icon()).toContain('id="new"');
    host.serveFile(kbHowTo.url, '<!doctype html><h1>Newer</h1><link rel="icon" href="data:,">', 'text/html');
    await page.goto(host.address + kbHowTo.url);
    await expect(heading(page)).toHaveText('Newer');
  });

  test('takes itself away with all that was kept, where it is switched off [OP-2]', async ({
    page,
    siteOf,
  }) => {
    const text = await (await page.request.get(`${await siteOf(withoutWorker)}/sw.js`)).text();
    await openKept(page, host.address + kbHowTo.url);
    host.release(() => text);
    await look(page);
    await expect.poll(() => scopes(page)).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('is offered with a button and waits for it. Kept pages can still use the files of the release before [OP-2]', async ({
    page,
  }) => {
    host.serveFile('/empty.html', '<!doctype html><title>Empty</title><link rel="icon" href="data:,">');
    await openKept(page, host.address + kbHowTo.url);
    host.release((text) => withAnotherFile(text).replace(/\{[^{}]*browser-[^{}]*\.css"[^{}]*\},?/u, ''));
    await look(page);
    const now = page.getByRole('button', { name: 'Reload now' });
    await expect(now).toBeVisible();
    expect(await phase(page)).toBe('updateReady');
    const kept = await keptIn(page, 'scripts');
    expect(kept.filter((url) => /browser-.*\.css$/u.test(url))).toHaveLength(1);
    await mark(page);
    await now.click();
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(heading(page)).toHaveText(kbHowTo.title);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await expect(now).toHaveCount(0);

    // by a page too that comes while it is installed
    await page.goto(`${host.address}/empty.html`);
    await release(page);
    expect(await hasNextWorker(page)).toBe(true);
    await page.goto(host.address + kbHowTo.url);
    await expect(now).toBeVisible();
  });

  test.describe('with a file that is gone', () => {
    test.use({ allowed: /404|Refused to apply style/u });

    test('is loaded at once and only once, also if a style sheet is missing before the scripts run [OP-2]', async ({
      page,
    }) => {
      await openKept(page, host.address + kbHowTo.url);
      await release(page);
      await expect.poll(() => phase(page)).toBe('updateReady');
      await mark(page);
      await failToLoad(page);
      await expect(page.locator('html[data-before]')).toHaveCount(0);
      await expect(heading(page)).toHaveText(kbHowTo.title);
      await mark(page);
      await page.waitForLoadState('networkidle');
      await release(page, 3);
      await expect.poll(() => phase(page)).toBe('updateReady');
      await failToLoad(page);
      await expect.poll(() => phase(page)).toBe('activated');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html[data-before]')).toHaveCount(1);

      await page.evaluate(() => sessionStorage.clear()); // it has not been loaded anew just before
      host.rename(2);
      // the next worker has its own files, but the page's style sheet is in none of both
      host.release((text) => withAnotherFile(text.replaceAll('.r2.', '.'), 4));
      host.lose(/\.r2\.css$/u);
      await page.reload();
      const reloaded = () =>
        page.evaluate(() => sessionStorage.getItem('fieldbook-reloaded-at')).catch(() => null); // it is just loading
      await expect.poll(reloaded, { timeout: 20_000 }).not.toBeNull();
      await expect(heading(page)).toHaveText(kbHowTo.title);
    });
  });

  test('that withholds a file of the host is removed, once [OP-2]', async ({ page }) => {
    await page.addInitScript(() => {
      const had = navigator.serviceWorker.controller === null ? 'none' : 'one';
      sessionStorage.setItem('had', `${sessionStorage.getItem('had') ?? ''} ${had}`);
    });
    host.release(withoutStyles);
    await openKept(page, host.address + kbHowTo.url);
    await mark(page);
    await addStyle(page);
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('had'))).toBe(' none none');
    await expect(heading(page)).toHaveText(kbHowTo.title);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await mark(page);
    await addStyle(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[data-before]')).toHaveCount(1);
  });

  test('that cannot be installed keeps no page from taking a broken one away [OP-2]', async ({ page }) => {
    host.release(withoutStyles);
    await openKept(page, host.address + kbHowTo.url);
    host.release((text) => thatCannotBeInstalled(withAnotherFile(text)));
    await mark(page);
    await addStyle(page);
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(heading(page)).toHaveText(kbHowTo.title);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test('that is repaired replaces one whose pages cannot offer it. A page of a site without a worker removes it, also where its successor is broken [OP-2]', async ({
    page,
    siteOf,
  }) => {
    host.release(withEmptyPages);
    await openKept(page, host.address + kbHowTo.url);
    await page.reload();
    await expect(page).toHaveTitle('Empty');
    host.release((text) => withoutPatience(withAnotherFile(text)));
    await look(page);
    await expect.poll(() => hasNextWorker(page)).toBe(false);
    await page.reload();
    await expect(heading(page)).toHaveText(kbHowTo.title);

    host.moveTo(await siteOf(withoutWorker));
    host.release(() => 'throw new Error("broken");');
    await page.goto(host.address + kbFaq.url);
    await expect.poll(() => scopes(page)).toEqual([]);
    // the worker goes on for the page that it had, and may keep something once more: the next page looks again
    await expect(async () => {
      await page.reload();
      await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 3000 }).toEqual([]);
    }).toPass();
  });

  test('whose caches fail leaves the host to answer [OP-2]', async ({ page }) => {
    host.release(withBrokenCaches);
    await openKept(page, host.address + kbHowTo.url);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('break'));
    await open(page, host.address + kbReleaseNotes.url);
    await mark(page);
    await followLink(page, kbFaq.url);
    await expect(heading(page)).toHaveText(kbFaq.title);
    // by the page itself: its scripts have come
    await expect(page.locator('html[data-before]')).toHaveCount(1);
  });

  test('of someone else within the site does not go before the site’s own [OP-2]', async ({ page }) => {
    host.serveFile('/how-to/other.js', 'self.addEventListener("message", () => {});');
    host.serveFile(
      '/how-to/other.html',
      '<!doctype html><title>Another page</title><link rel="icon" href="data:,">',
    );
    await page.goto(`${host.address}/how-to/other.html`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/how-to/other.js', { scope: '/how-to/' });
    });
    await expect.poll(() => scopes(page)).toContain('/how-to/');
    await page.goto(host.address + kbHowTo.url);
    await expect.poll(() => scopes(page)).toEqual(['/']);
    await expect(heading(page)).toHaveText(kbHowTo.title);
  });
});
