import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const announcements = /\/bundle\/announcements\./u;
const article = /\/bundle\/articles\//u;

test.use({ allowed: /Failed to load resource/u, viewport: { width: 1280, height: 900 } });

const headingOne = (page: Page) => page.getByRole('heading', { level: 1 });
const inAlert = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => inAlert(page).getByRole('button', { name: 'Try again' });

async function expectFailure(page: Page, heading: string): Promise<void> {
  const shown = inAlert(page).getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(heading);
  await expect(shown).toBeFocused();
  await expect(page).toHaveURL(/\/announcements$/u);
  await expect(page).toHaveTitle(`${heading} | Vanbase Help Center`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  await expect(page.locator('link[rel=canonical], meta[name=description]')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function expectAnnouncements(page: Page): Promise<void> {
  await expect(headingOne(page)).toHaveText('Announcements');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).toHaveTitle('Announcements | Vanbase Help Center');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
}

test('an offline page says what happened and what to do, and loads once the connection is back. Links and Back still work', async ({
  page,
}) => {
  await page.route(announcements, (route) => route.abort('internetdisconnected'));
  await open(page, '/categories');
  await followLink(page, '/announcements');
  await expectFailure(page, 'You are offline');
  const failed = page.waitForEvent('requestfailed', (request) => announcements.test(request.url()));
  await retry(page).click();
  await failed;
  await expect(retry(page)).toBeEnabled();
  await expect(retry(page)).toBeFocused();
  await expect(headingOne(page)).toHaveText('You are offline');
  await page.unroute(announcements);
  await retry(page).click();
  await expectAnnouncements(page);
  await expect(headingOne(page)).toBeFocused();

  await page.route(article, (route) => route.abort());
  await followLink(page, '/how-to/use-the-dispatch-board');
  await expect(headingOne(page)).toHaveText('You are offline');
  await page.getByRole('banner').getByRole('link', { name: 'Announcements' }).click();
  await expect(headingOne(page)).toHaveText('Announcements');
  await page.goBack();
  await expect(headingOne(page)).toHaveText('You are offline');
  await page.goBack();
  await page.goBack();
  await expect(headingOne(page)).toHaveText('Topics');
});

test('a page whose file is missing says so, and loads after a reload once the file is there', async ({
  page,
}) => {
  // Pages that a newer version may heal load themselves anew first: here they have done so just before.
  await page.addInitScript(() => sessionStorage.setItem('fieldbook-reloaded-at', String(Date.now())));
  // From the first: what the search field loads ahead fails without a word.
  await page.route(announcements, (route) => route.fulfill({ status: 404 }));
  await open(page, '/categories');
  await followLink(page, '/announcements');
  await expectFailure(page, 'A part of this page is missing');
  await page.unroute(announcements);
  await inAlert(page).getByRole('button', { name: 'Reload the page' }).click();
  await expectAnnouncements(page);
});
