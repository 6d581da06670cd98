import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { keptMessages } from './page-log.ts';
import { expect, test } from './quiet-page.ts';
import { partConfig } from './sample.ts';
import { onlyPages } from './small-space.ts';
import { startScriptHost } from './script-host.ts';

let host: Awaited<ReturnType<typeof startScriptHost>>;
test.beforeAll(async () => {
  host = await startScriptHost();
});
test.afterAll(() => host.close());

const runsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown);
const tagOf = () => ({ src: `${host.address}/tag.js?id=a&b=1`, attributes: { 'data-site': 'x' } });

test.describe('without a proxy', () => {
  test.use({ allowed: /Failed to load resource|Refused to execute script/u });

  test('a script loads from its own host, and the preview allows only that host. A failed script is a warning in the log [OP-3]', async ({
    page,
    siteOf,
  }) => {
    const src = `${host.address}/gone.js`;
    const site = await siteOf({
      exported: onlyPages(['psJobMissing']),
      config: { ...partConfig, scripts: [{ src }, tagOf()] },
    });
    await open(page, site);
    await expect.poll(() => runsOf(page)).toBe(1);
    expect(await page.locator('script[data-site="x"]').getAttribute('src')).toBe(tagOf().src);
    await expect.poll(() => keptMessages(page)).toEqual([`The script ${src} did not load.`]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const response = await page.request.get(site);
    expect(response.headers()['content-security-policy']).toContain(`script-src 'self' ${host.address};`);
    expect(await response.text()).not.toContain('<script data-site');
  });
});
