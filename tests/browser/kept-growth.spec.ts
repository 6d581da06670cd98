import type { Page } from '@playwright/test';
import { keptFilesMaxItems } from '../../schemas/spec/network/offline.ts';
import { heading, openKept } from './kept.ts';
import { expect, test } from './quiet-page.ts';
import { releaseHost } from './release-host.ts';
import { articleOfType } from './sample.ts';

test.use({ hasWorker: true });
test.slow(true, 'a worker installs for each release');

const { url } = articleOfType.kbHowTo;
/** A worker that keeps fewer files than ours comes to its limit in as many releases. */
const keptMaxItems = 35;
const releases = 2;

const keepingLess = (worker: string): string =>
  worker.replaceAll(new RegExp(`\\b${keptFilesMaxItems}\\b`, 'gu'), String(keptMaxItems));

/** The addresses in every cache of the site, by the kind of the cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const byKind: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      byKind[/^fieldbook-(\w+)/u.exec(name)?.[1] ?? name] = requests.map((request) => request.url);
    }
    return byKind;
  });

/** Has the page show a picture of another site, and name it among what it was visited with. */
const showForeign = (page: Page, picture: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const files = [src, new URL('/assets/x.png', src).href];
    navigator.serviceWorker.controller?.postMessage({ type: 'visit', files, page: src });
  }, picture);

test('what browsers keep does not grow over releases, and holds nothing of other sites [OP-2]', async ({
  page,
  baseURL,
}) => {
  await page.route('https://images.ctfassets.net/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  const host = await releaseHost(baseURL ?? '');
  try {
    host.release(keepingLess);
    host.rename(1);
    await openKept(page, host.address + url);
    const first = await kept(page);
    const shell = first['precache']?.length ?? 0;
    const visited = first['scripts']?.length ?? 0;
    // what would be kept without a limit: of each release what was visited, of all but the last what they began with
    expect((releases - 1) * shell + releases * visited).toBeGreaterThan(keptMaxItems);
    for (let release = 2; release <= releases; release += 1) {
      host.rename(release);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
      const now = page.getByRole('button', { name: 'Reload now' });
      await expect(now).toBeVisible();
      // those of the release before have been put by
      await expect.poll(async () => (await kept(page))['scripts']?.length).toBeLessThanOrEqual(keptMaxItems);
      await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
      await now.click();
      await expect(page.locator('html[data-before]')).toHaveCount(0);
      await expect(heading(page)).toBeVisible();
      await showForeign(page, `https://images.ctfassets.net/${release}/a.svg`);
    }
    // what is too much is let go of after the newest was kept
    await expect.poll(async () => (await kept(page))['scripts']?.length).toBeLessThanOrEqual(keptMaxItems);
    // the worker before ends first what it has begun, such as to keep a visit
    await expect.poll(async () => (await kept(page))['precache']?.length, { timeout: 60_000 }).toBe(shell);
    const last = await kept(page);
    expect(last['pages']).toEqual(first['pages']);
    const foreign = Object.values(last)
      .flat()
      .filter((address) => !address.startsWith(`${host.address}/`));
    expect(foreign).toEqual([]);
  } finally {
    await host.close();
  }
});
