import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInEitherScheme, expectNoBarriersInPart } from './axe.ts';
import { followLink } from './follow-link.ts';
import { everyShiftOf, watchLayoutShiftFromNow } from './layout-shift.ts';
import { hydrated, open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { test as servicesTest } from './services-stand-in.ts';
import { inFolder } from './spaces.ts';

const article = articleOfType.kbHowTo;
const signInOf = (path: string) => `/401?ReturnUrl=${encodeURIComponent(path)}`;
const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
const whole = 'Bartholomew Montgomery-Featherstonehaugh of the Greater Cincinnati Area';

const header = (page: Page) => page.getByRole('banner');
const logIn = (page: Page) => header(page).getByRole('link', { name: 'Log in' });
const logOut = (page: Page) => header(page).getByRole('link', { name: 'Log out' });

test.describe('on a desktop', () => {
  test.use({ viewport: wide });

  test('a return URL of another host is ignored. A customer logs in by keyboard, returns, and logs out with a full-page navigation. A phone’s menu shows the whole name, and axe finds nothing [AU-1] [AU-2] [RT-1] [RT-6] @serve', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const evil = '/\t/evil.example';
    await open(page, signInOf(evil));
    await expect(logIn(page)).toHaveAttribute('href', signInOf(evil));
    await expect(main.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/Auth/Customer');
    await expect(main).not.toContainText('evil');

    await followLink(page, article.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expect(logIn(page)).toHaveAttribute('href', signInOf(article.url));
    await logIn(page).press('Enter');
    await expect(page).toHaveURL(signInOf(article.url));
    await expect(main).toContainText(`After you sign in, you come back to: ${article.url}`);
    await expectNoBarriers(page, { state: 'sign-in page', within: 'main' });
    await main.getByRole('link', { name: 'Customer' }).press('Enter');
    await expect(page).toHaveURL(`/Auth/Customer?returnUrl=${encodeURIComponent(article.url)}`);
    await page.getByLabel('Name').fill(whole);
    await page.getByLabel('Name').press('Enter');
    await expect(page).toHaveURL(article.url);
    const name = header(page).getByRole('button', { name: whole });
    await expect(name).toBeVisible();
    await expect(logOut(page)).toHaveAttribute('href', '/Auth/Logout');
    await expect(logIn(page)).toHaveCount(0);
    const html = await (await page.request.get(article.url)).text();
    expect(html, 'what comes without scripts knows nobody').toContain('Log in');
    expect(html).not.toContain(whole);
    await name.click();
    await expect(page.getByRole('dialog').getByText(whole)).toBeVisible();
    await expectNoBarriersInEitherScheme(page, { state: 'name', within: 'header, [role=dialog]' });
    await page.keyboard.press('Escape');

    await page.setViewportSize(narrow);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu.getByText(whole)).toBeVisible();
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(menu.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/Auth/Logout');
    await expectNoBarriersInEitherScheme(page, { state: 'menu', within: 'header' });
    await page.keyboard.press('Escape');

    await page.setViewportSize(wide);
    await followLink(page, signInOf(article.url));
    await expect(main).toContainText(`You are signed in as ${whole}.`);
    await main.getByRole('link', { name: 'Go on reading' }).click();
    await expect(page).toHaveURL(article.url);

    const asked = page.waitForRequest('**/Auth/Logout');
    await logOut(page).click();
    expect((await asked).isNavigationRequest()).toBe(true);
    await expect(page).toHaveURL('/');
    await expect(logIn(page)).toBeVisible();
    await expect(logOut(page)).toHaveCount(0);

    await hydrated(page);
    await page.setViewportSize(narrow);
    await followLink(page, article.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await opener.click();
    await menu.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(signInOf(article.url));
    await expect(menu).toBeHidden();
    await expect(main).toContainText(article.url);
  });

  test('an employee has a separate sign-in. A site in a subfolder keeps the sign-in and the return URL inside it [RT-6] [AU-1] @serve', async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf(inFolder);
    await page.goto(site + article.url);
    await expect(logIn(page)).toHaveAttribute('href', `/help${signInOf(`/help${article.url}`)}`);
    await followLink(page, `/help${signInOf('/help/announcements?q=no show')}`);
    await page.getByRole('main').getByRole('link', { name: 'Employee' }).click();
    await expect(page).toHaveURL(
      `${site}/Auth/Employee?returnUrl=${encodeURIComponent('/help/announcements?q=no show')}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in as an employee');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/help\/announcements\?q=no(?:%20|\+| )show$/u);
    await expect(logOut(page)).toHaveAttribute('href', '/help/Auth/Logout');
  });
});

test('the preview’s own sign-in page keeps nobody out [AU-1]', async ({ page }) => {
  await page.goto('/Auth/Customer');
  await page.getByText('Names that make something go wrong').click();
  await expectNoBarriersInPart(page, { state: 'form' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in page welcomes, says where one is, and leads to both sign-ins, of which the preview’s own works [RT-6]', async ({
    page,
  }) => {
    await page.goto('/401');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to Vanbase Knowledge Base!');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', 'Sign in to knowledgebase']);
    await expect(main.getByRole('link', { name: 'Customer' })).toHaveAttribute('href', '/Auth/Customer');
    await expect(main.getByRole('link', { name: 'Employee' })).toHaveAttribute('href', '/Auth/Employee');
    await expect(main).not.toContainText('you come back to');
    await main.getByRole('link', { name: 'Employee' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');
  });
});

servicesTest.describe('the profile', () => {
  servicesTest.use({ viewport: wide, allowed: /Failed to load|preload/u });

  servicesTest(
    'a long name is cut, shows whole when it is pressed, and nothing moves when it comes; it is asked for once, and again when the page comes back or was left for long; whoever it fails is anonymous, and reads on [AU-1] [AU-2]',
    async ({ page, services }) => {
      services.signIn({ userDisplayName: encodeURIComponent(whole), tenantName: 'Ruiz Heating' });
      const { release } = services.hold('profile');
      const asked = services.nextCall('profile');
      await page.goto(article.url);
      await asked;
      await watchLayoutShiftFromNow(page);
      await expect(logIn(page)).toBeVisible();
      const before = await header(page).boundingBox();
      release();
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

      const calls = () => services.calls('profile').length;
      const comeBack = () =>
        page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      expect(calls()).toBe(1);
      await page.clock.install();
      await header(page).getByRole('link', { name: 'Topics' }).click();
      await expect(page).toHaveURL('/categories');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(calls()).toBe(1);

      services.signIn();
      await comeBack();
      await expect(header(page).getByRole('button', { name: 'Ana Ruiz' })).toBeVisible();
      await expect(logOut(page)).toBeVisible();
      services.signIn({ userDisplayName: '' });
      await page.clock.fastForward('05:00');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(logIn(page)).toBeVisible();
      expect(calls()).toBe(3);

      services.signIn({ userDisplayName: '100%25%' });
      await comeBack();
      await expect(
        header(page).getByRole('button', { name: '100%25%' }),
        'no promised encoding',
      ).toBeVisible();
      services.fail('profile', 'refused');
      await comeBack();
      await expect(logIn(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  servicesTest(
    'where what a name opens cannot be loaded, nor what asks about a case, the name is there, and the way to log out [AU-2]',
    async ({ page, services }) => {
      services.signIn();
      await page.route(/\/(?:account-name|article-case-question)-[^/]*\.js$/u, (route) =>
        route.abort('failed'),
      );
      const failed = ['account-name', 'article-case-question'].map((part) =>
        page.waitForEvent('requestfailed', (request) => request.url().includes(part)),
      );
      await open(page, `${article.url}?caseId=500-7`);
      await Promise.all(failed);
      await expect(header(page).getByText('Ana Ruiz').first()).toBeVisible();
      await expect(logOut(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
