import type { Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { everyShiftOf, watchLayoutShiftFromNow } from './layout-shift.ts';
import { openPaused } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

test.use({ allowed: /ERR_INTERNET_DISCONNECTED/u });

const { url } = articleOfType.kbHowTo;
const offline = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const back = (page: Page) => page.getByRole('status').filter({ hasText: 'You are back online.' });

test('a lost and a restored connection are announced politely and without a shift [OP-2]', async ({
  page,
}) => {
  await openPaused(page, url);
  await page.getByRole('main').focus();
  await watchLayoutShiftFromNow(page);
  await expect(offline(page)).toHaveCount(0);
  await page.context().setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(offline(page)).toBeVisible();
  expect(await everyShiftOf(page)).toEqual([]);

  await page.context().setOffline(false);
  await expect(back(page)).toBeVisible();
  await page.clock.runFor(5900);
  await expect(back(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(back(page)).toHaveCount(0);

  await page.context().setOffline(true);
  await expect(offline(page)).toBeVisible();
  await page.clock.resume();
  await expectNoBarriers(page, { within: '[data-state="offline"]' });
});
