import type { Route } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

interface Failure {
  readonly name: string;
  readonly file: RegExp;
  readonly answer: (route: Route) => Promise<void>;
  readonly heading: string;
  readonly button: 'Try again' | 'Reload the page';
}

const announcements = /\/bundle\/announcements\./u;
const manifest = /\/bundle\/manifest\.json/u;
const article = /\/bundle\/articles\//u;

const failures: readonly Failure[] = [
  {
    name: 'no answer at all',
    file: announcements,
    answer: (route) => route.abort('internetdisconnected'),
    heading: 'You are offline',
    button: 'Try again',
  },
  {
    name: 'no answer for the list of files',
    file: manifest,
    answer: (route) => route.abort(),
    heading: 'You are offline',
    button: 'Try again',
  },
  {
    name: 'a server that has failed',
    file: announcements,
    answer: (route) => route.fulfill({ status: 500 }),
    heading: 'The help center did not answer',
    button: 'Try again',
  },
  {
    name: 'a file that is gone',
    file: announcements,
    answer: (route) => route.fulfill({ status: 404 }),
    heading: 'A part of this page is missing',
    button: 'Reload the page',
  },
  {
    name: 'a file that was cut off',
    file: announcements,
    answer: (route) => route.fulfill({ body: '{"items":[{"id":' }),
    heading: 'A part of this page could not be read',
    button: 'Reload the page',
  },
  {
    name: 'a file of another shape',
    file: announcements,
    answer: (route) => route.fulfill({ json: { items: 'none' } }),
    heading: 'A part of this page could not be read',
    button: 'Reload the page',
  },
  {
    name: 'a bundle of a format to come',
    file: manifest,
    answer: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...((await response.json()) as object), format: 99 } });
    },
    heading: 'The help center has been updated',
    button: 'Reload the page',
  },
];

test.use({ allowed: /Failed to load resource/u, viewport: { width: 1280, height: 900 } });

for (const { name, file, answer, heading, button } of failures) {
  test(`${name}: says what happened and what to do, and goes on once it is healed`, async ({ page }) => {
    // Pages that a newer version may heal load themselves anew first: here they have done so just before.
    await page.addInitScript(() => sessionStorage.setItem('fieldbook-reloaded-at', String(Date.now())));
    // From the first: what the search field loads ahead needs the list of files as well, and fails without a word.
    await page.route(file, answer);
    await open(page, '/categories');
    await followLink(page, '/announcements');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(alert.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/announcements$/u);
    await expect(page).toHaveTitle(`${heading} | Vanbase Help Center`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
    await expect(page.locator('link[rel=canonical], meta[name=description]')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    if (button === 'Try again') {
      await alert.getByRole('button', { name: button }).click();
      await expect(alert.getByRole('button', { name: button })).toBeFocused();
      await expect(alert.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.unroute(file);
    await alert.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page).toHaveTitle('Announcements | Vanbase Help Center');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
    if (button === 'Try again') await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}

test('after a failure the links of the header still lead on, and Back leads back', async ({ page }) => {
  await open(page, '/categories');
  await page.route(article, (route) => route.abort());
  await followLink(page, '/how-to/use-the-dispatch-board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('banner').getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
});
