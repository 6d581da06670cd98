import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { eventsOf } from './data-layer.ts';
import { followLink } from './follow-link.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { startScriptHost } from './script-host.ts';
import { onlyPages } from './small-space.ts';

test.describe.configure({ mode: 'default' }); // its site is built once

let host: Awaited<ReturnType<typeof startScriptHost>>;
test.beforeAll(async () => {
  host = await startScriptHost();
});
test.afterAll(() => host.close());

const tagOf = () => ({ src: `${host.address}/tag.js?id=a&b=1`, attributes: { 'data-site': 'x' } });
const configOf = () => ({ consent: true, scripts: [tagOf()], scriptProxy: '/proxy' });
const { url, id } = articleOfType.kbHowTo;
const contentOf = () => ({ exported: onlyPages([id]), config: configOf() });

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const runsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown);

test('nothing is tracked and no script loads before consent, then earlier events are sent too. Both buttons look alike, the bar shifts nothing, and a script loads once through the proxy [OP-3] @serve', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(contentOf());
  await watchLayoutShift(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, site + url);
  const buttons = bar(page).getByRole('button');
  await expect(buttons).toHaveText(['Decline', 'Accept']);
  expect([await eventsOf(page), await runsOf(page)]).toEqual([[], undefined]);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight } = getComputedStyle(button);
      return [backgroundColor, color, fontWeight, Math.round(width), Math.round(height)];
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
  await press(page, 'Accept');
  await expect(bar(page)).toHaveCount(0);
  expect(await everyShiftOf(page)).toEqual([]);
  await expect.poll(async () => (await eventsOf(page)).map((event) => event['page_path'])).toEqual([url]);
  await expect.poll(() => runsOf(page)).toBe(1);
  expect(asked).toContain(`${site}/proxy?url=${encodeURIComponent(tagOf().src)}`);
  expect(asked.filter((address) => address.startsWith(host.address))).toEqual([]);
  await expect(page.locator('script[data-site="x"]')).toHaveCount(1);
  await followLink(page, '/search');
  await expect(
    page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')),
  ).toBeVisible();
  expect(await runsOf(page)).toBe(1);
});

test('the bar is first in tab order and never covers the focus. After a no nothing is tracked, also on later pages, until the reader agrees in the settings [OP-3]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(contentOf());
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, site + url);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  await expectNoBarriersInEitherScheme(page, { within: 'section[aria-label="Cookies"]' });
  const top = (await bar(page).boundingBox())?.y ?? 0;
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => {
      const focused = document.activeElement;
      const isInBar = focused?.closest('section[aria-label="Cookies"]') != null;
      return isInBar || focused === document.body ? 0 : (focused?.getBoundingClientRect().bottom ?? 0);
    });
    expect(bottom).toBeLessThanOrEqual(top + 1);
  }
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByText('Vanbase, Inc.')).toBeInViewport();
  await press(page, 'Decline');
  await expect(bar(page)).toHaveCount(0);

  await open(page, `${site}/search`);
  await expect(settings(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect([await eventsOf(page), await runsOf(page)]).toEqual([[], undefined]);
  await settings(page).press('Enter');
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText('You have declined.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  await expect.poll(() => runsOf(page)).toBe(1);
  expect(await eventsOf(page)).toEqual([]); // what happened before was dropped
});
