import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { keptMessages } from './page-log.ts';
import { expect, test } from './quiet-page.ts';
import { startScriptHost } from './script-host.ts';

let host: Awaited<ReturnType<typeof startScriptHost>>;
test.beforeAll(async () => {
  host = await startScriptHost();
});
test.afterAll(() => host.close());

const runsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown);
const tagOf = () => ({ src: `${host.address}/tag.js?id=a&b=1`, attributes: { 'data-site': 'x' } });

test('a script comes through the proxy path, with its address encoded, once and after the page [OP-3]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf({ config: { scripts: [tagOf()], scriptProxy: '/proxy' } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, site);
  await expect.poll(() => runsOf(page)).toBe(1);
  expect(asked).toContain(`${site}/proxy?url=${encodeURIComponent(tagOf().src)}`);
  expect(asked.filter((url) => url.startsWith(host.address))).toEqual([]);
  await expect(page.locator('script[data-site="x"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Topics' }).first().click();
  await expect(page).toHaveURL(/\/categories$/u);
  expect(await runsOf(page)).toBe(1);
});

test('without a proxy it comes from where it is, and the preview allows exactly that host [OP-3]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf({ config: { scripts: [tagOf()] } });
  await open(page, site);
  await expect.poll(() => runsOf(page)).toBe(1);
  expect(await page.locator('script[data-site="x"]').getAttribute('src')).toBe(tagOf().src);
  const response = await page.request.get(site);
  expect(response.headers()['content-security-policy']).toContain(`script-src 'self' ${host.address};`);
  expect(await response.text()).not.toContain('<script data-site');
});

test('the proxy gives what the configuration names, and nothing else [OP-3]', async ({ request, siteOf }) => {
  const named = [tagOf(), { src: `${host.address}/page.html` }, { src: `${host.address}/gone.js` }];
  const site = await siteOf({ config: { scripts: named, scriptProxy: '/proxy' } });
  const ask = (url: string) => request.get(`${site}/proxy?url=${encodeURIComponent(url)}`);
  const given = await ask(tagOf().src);
  expect([given.status(), given.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  host.asked.splice(0);
  const others = [
    `${host.address}/tag.js`,
    `${host.address}/other.js`,
    `${site}/preview`,
    'file:///etc/hosts',
  ];
  for (const other of others) expect((await ask(other)).status(), other).toBe(403);
  expect(host.asked).toEqual([]);
  expect((await ask(`${host.address}/page.html`)).status()).toBe(502);
  expect((await ask(`${host.address}/gone.js`)).status()).toBe(502);
});

test.describe('a script that does not come', () => {
  test.use({ allowed: /Failed to load resource|Refused to execute script/u });

  test('is a warning in the log, and the page goes on [OP-3]', async ({ page, siteOf }) => {
    const src = `${host.address}/gone.js`;
    const config = { scripts: [{ src }, tagOf()], scriptProxy: '/proxy' };
    await open(page, await siteOf({ config }));
    await expect.poll(() => runsOf(page)).toBe(1);
    await expect.poll(() => keptMessages(page)).toEqual([`The script ${src} did not load.`]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
