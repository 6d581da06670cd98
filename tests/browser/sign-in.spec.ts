import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { everyShiftOf, watchLayoutShiftFromNow } from './layout-shift.ts';
import { hydrated, open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

const article = articleOfType.kbHowTo;
const signInOf = (path: string) => `/401?ReturnUrl=${encodeURIComponent(path)}`;
const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
const whole = 'Bartholomew Montgomery-Featherstonehaugh of the Greater Cincinnati Area';

/** Signs in on the preview's own page. */
async function signIn(page: Page, name: string, path = '/'): Promise<void> {
  await page.goto(`/Auth/Customer?returnUrl=${encodeURIComponent(path)}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Answers the profile in place of the preview. */
const answerProfile = (page: Page, userDisplayName: string) =>
  page.route('**/auth/profile', (route) =>
    route.fulfill({ json: { userDisplayName, userName: 'ana', tenantName: 'Ruiz Heating' } }),
  );

/** Something to wait for until the test opens it. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const waiting: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => void waiting.push(resolve));
  return { opened, open: () => waiting.forEach((resolve) => resolve()) };
}

const header = (page: Page) => page.getByRole('banner');
const logIn = (page: Page) => header(page).getByRole('link', { name: 'Log in' });
const logOut = (page: Page) => header(page).getByRole('link', { name: 'Log out' });

test.describe('on a desk', () => {
  test.use({ viewport: wide });

  test('an anonymous reader logs in with the keyboard, as a customer, and comes back [AU-1] [AU-2] [RT-6]', async ({
    page,
  }) => {
    await page.goto(article.url);
    await expect(logIn(page)).toHaveAttribute('href', signInOf(article.url));
    await logIn(page).press('Enter');
    await expect(page).toHaveURL(signInOf(article.url));
    await expect(page.getByRole('main')).toContainText(`After you sign in, you come back to: ${article.url}`);
    await page.getByRole('main').getByRole('link', { name: 'Customer' }).press('Enter');
    await expect(page).toHaveURL(`/Auth/Customer?returnUrl=${encodeURIComponent(article.url)}`);
    await page.getByLabel('Name').fill('Zoë Ruiz');
    await page.getByLabel('Name').press('Enter');
    await expect(page).toHaveURL(article.url);
    await expect(header(page).getByRole('button', { name: 'Zoë Ruiz' })).toBeVisible();
    await expect(logOut(page)).toHaveAttribute('href', '/Auth/Logout');
    await expect(logIn(page)).toHaveCount(0);
  });

  test('an employee has a sign-in of their own [RT-6]', async ({ page }) => {
    await open(page, signInOf('/search?q=no show'));
    await page.getByRole('main').getByRole('link', { name: 'Employee' }).click();
    await expect(page).toHaveURL(`/Auth/Employee?returnUrl=${encodeURIComponent('/search?q=no show')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in as an employee');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/search\?q=no(?:%20|\+| )show$/u);
    await expect(logOut(page)).toBeVisible();
  });

  test('logging out is a navigation of the whole page, and leaves an anonymous reader [RT-1] [AU-2]', async ({
    page,
  }) => {
    await signIn(page, 'Ana Ruiz', article.url);
    await expect(logOut(page)).toBeVisible();
    const asked = page.waitForRequest('**/Auth/Logout');
    await logOut(page).click();
    expect((await asked).isNavigationRequest()).toBe(true);
    await expect(page).toHaveURL('/');
    await expect(logIn(page)).toBeVisible();
    await expect(logOut(page)).toHaveCount(0);
  });

  test('a long name is cut, shows whole when it is pressed, and nothing moves when it comes [AU-2]', async ({
    page,
  }) => {
    const asked = gate();
    const answered = gate();
    await page.route('**/auth/profile', async (route) => {
      asked.open();
      await answered.opened;
      await route.fulfill({
        json: { userDisplayName: encodeURIComponent(whole), tenantName: 'Ruiz Heating' },
      });
    });
    await page.goto(article.url);
    await asked.opened;
    await watchLayoutShiftFromNow(page);
    await expect(logIn(page)).toBeVisible();
    const before = await header(page).boundingBox();
    answered.open();
    const name = header(page).getByRole('button', { name: whole });
    await expect(name).toBeVisible();
    expect(await header(page).boundingBox()).toEqual(before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await everyShiftOf(page)).toEqual([]);
    expect((await name.boundingBox())?.width).toBeLessThan(200);

    await name.press('Enter');
    const details = page.getByRole('dialog', { name: 'Your account' });
    await expect(details.getByText(whole)).toBeVisible();
    await expect(details.getByText('Ruiz Heating')).toBeVisible();
    expect((await details.boundingBox())?.width).toBeLessThan(400);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(name).toBeFocused();
  });

  test('a name that is not encoded as promised shows as it is [AU-1]', async ({ page }) => {
    await answerProfile(page, '100%25%');
    await page.goto('/');
    await expect(header(page).getByRole('button', { name: '100%25%' })).toBeVisible();
  });

  test('a profile without a display name is an anonymous reader’s [AU-1]', async ({ page }) => {
    await answerProfile(page, '');
    const answered = page.waitForResponse('**/auth/profile');
    await page.goto('/');
    await answered;
    await expect(logIn(page)).toBeVisible();
  });

  test('the page that comes without scripts knows nobody [AU-1]', async ({ page }) => {
    await signIn(page, 'Ana Ruiz', article.url);
    await expect(logOut(page)).toBeVisible();
    const html = await (await page.request.get(article.url)).text();
    expect(html).toContain('Log in');
    expect(html).not.toContain('Ana Ruiz');
  });

  test('the profile is asked for once, and again when the page comes back or was left for long [AU-1]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/profile')) asked.push(request.method());
    });
    await page.clock.install();
    await page.goto('/');
    await expect.poll(() => asked).toEqual(['GET']);
    await header(page).getByRole('link', { name: 'Topics' }).click();
    await expect(page).toHaveURL('/categories');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toHaveLength(1);

    await page.route('**/auth/profile', (route) => route.fulfill({ json: { userDisplayName: 'Ana' } }));
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(logOut(page)).toBeVisible();
    await page.unroute('**/auth/profile');
    await page.clock.fastForward('05:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(logIn(page)).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  test('the sign-in page welcomes, says where one is, and leads home [RT-6]', async ({ page }) => {
    await page.goto('/401');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to Vanbase Knowledge Base!');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', 'Sign in to knowledgebase']);
    await expect(main.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/Auth/Customer');
    await expect(main.getByRole('link', { name: 'Employee' })).toHaveAttribute('href', '/Auth/Employee');
    await expect(main).not.toContainText('you come back to');
  });

  for (const evil of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    '/%2Fevil.example',
    '/.//evil.example',
  ]) {
    test(`a way back to ${JSON.stringify(evil)} is not taken [RT-6]`, async ({ page }) => {
      await page.goto(signInOf(evil));
      await expect(logIn(page)).toHaveAttribute('href', signInOf(evil));
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/Auth/Customer');
      await expect(main).not.toContainText('evil');
    });
  }

  test('a reader who is signed in already is led on from the sign-in page', async ({ page }) => {
    await signIn(page, 'Ana Ruiz', signInOf(article.url));
    const main = page.getByRole('main');
    await expect(main).toContainText('You are signed in as Ana Ruiz.');
    await main.getByRole('link', { name: 'Go on reading' }).click();
    await expect(page).toHaveURL(article.url);
  });

  test('a site in a folder keeps sign-in and way back inside it [RT-6] [AU-1]', async ({ page, siteOf }) => {
    const site = await siteOf({ config: { basePath: '/help/' } });
    await page.goto(site + article.url);
    await expect(logIn(page)).toHaveAttribute('href', `/help${signInOf(`/help${article.url}`)}`);
    await logIn(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Customer' }).click();
    await expect(page).toHaveURL(
      `${site}/Auth/Customer?returnUrl=${encodeURIComponent(`/help${article.url}`)}`,
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(site + article.url);
    await logOut(page).click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(logIn(page)).toBeVisible();
  });
});

test.describe('where the profile fails', () => {
  test.use({ viewport: wide, allowed: /status of 500|ERR_CONNECTION_REFUSED/u });

  for (const name of ['fail', 'garbage']) {
    test(`the reader is anonymous and reads on: ${name} [AU-1]`, async ({ page }) => {
      const answered = page.waitForResponse('**/auth/profile');
      await signIn(page, name, article.url);
      await answered;
      await expect(logIn(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('a reader who was signed in is anonymous once it cannot be reached [AU-1]', async ({ page }) => {
    await signIn(page, 'Ana Ruiz', article.url);
    await expect(logOut(page)).toBeVisible();
    await page.route('**/auth/profile', (route) => route.abort('connectionrefused'));
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(logIn(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow });

  test('the menu logs in, shows the whole name, and logs out [AU-2] [RT-1]', async ({ page }) => {
    await open(page, article.url);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(signInOf(article.url));
    await expect(menu).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Customer' }).click();
    await page.getByLabel('Name').fill(whole);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(article.url);
    await hydrated(page);
    await opener.click();
    await expect(menu.getByText(whole)).toBeVisible();
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await menu.getByRole('link', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page leads to both sign-ins, and the preview’s own works [RT-6]', async ({ page }) => {
    await page.goto('/401');
    await page.getByRole('main').getByRole('link', { name: 'Employee' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('where the configuration switches the profile off', () => {
  test.use({ allowed: pageNotFound });

  for (const viewport of [wide, narrow]) {
    test(`nothing speaks of signing in, and nothing is asked, at ${viewport.width} px [AU-2]`, async ({
      page,
      siteOf,
    }) => {
      const site = await siteOf({ config: { services: { profile: false } } });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/auth\//iu.test(request.url())) asked.push(request.url());
      });
      await page.setViewportSize(viewport);
      for (const path of ['/', article.url, '/401', '/no/such/page']) {
        await open(page, site + path);
        await expect(page.getByText(/^log (?:in|out)$/iu)).toHaveCount(0);
        await expect(page.locator('a[href*="/401"], a[href*="/Auth/"]')).toHaveCount(0);
      }
      await page.goto(`${site}/401`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect(asked).toEqual([]);
    });
  }
});

for (const viewport of [wide, narrow]) {
  test(`axe finds nothing about signing in, at ${viewport.width} px, light and dark [AU-2] [RT-6]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(signInOf(article.url));
    await expect(page.getByRole('main')).toContainText(article.url);
    await expectNoBarriersInEitherScheme(page);
    await page.getByRole('main').getByRole('link', { name: 'Customer' }).click();
    await page.getByText('Names that make something go wrong').click();
    await expectNoBarriersInEitherScheme(page);
    await page.getByLabel('Name').fill('Ana Ruiz');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await hydrated(page);
    await (viewport === wide
      ? header(page).getByRole('button', { name: 'Ana Ruiz' }).click()
      : page.getByRole('button', { name: 'Open menu' }).click());
    await expect(page.getByRole('dialog').getByText('Ana Ruiz')).toBeVisible();
    await expectNoBarriersInEitherScheme(page);
  });
}

test.describe('what a name opens cannot be loaded', () => {
  test.use({ allowed: /Failed to load|preload/u, viewport: wide });

  test('leaves the name, and the way to log out [AU-2]', async ({ page }) => {
    await answerProfile(page, 'Ana%20Ruiz');
    await page.route(/\/account-name-[^/]*\.js$/u, (route) => route.abort('failed'));
    await open(page, article.url);
    await expect(header(page).getByText('Ana Ruiz').first()).toBeVisible();
    await expect(logOut(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
