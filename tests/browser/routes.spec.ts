import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { article, desktop, phone } from './frame.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { hydrated, open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

test.use({ viewport: desktop });

const scrollYOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('links open the next page in the same document; Back and Forward lead to where one was [RT-3]', async ({
  page,
}) => {
  await open(page, articleOfType.kbHowTo.url);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('article').locator('a[href^="/how-to/"]:visible').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href?.split('#')[0]}(?:#.*)?$`, 'u'));
  await expect(heading(page)).toBeVisible();

  await followLink(page, '/product-capabilities');
  await expect(heading(page)).toHaveText('Product capabilities');
  await page.evaluate(() => scrollTo(0, 500));
  await followLink(page, '/announcements');
  await expect(heading(page)).toHaveText('Announcements');
  await expect.poll(() => scrollYOf(page)).toBe(0);
  await expect(heading(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(heading(page)).toHaveText('Product capabilities');
  await expect.poll(() => scrollYOf(page)).toBe(500);
  await page.goForward();
  await expect.poll(() => scrollYOf(page)).toBe(300);

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await followLink(page, '/announcements');
    await expect(heading(page)).toHaveText('Announcements');
    await followLink(page, `${article}#keyboard-shortcuts`);
    const place = page.locator('#keyboard-shortcuts');
    await expect(place).toBeInViewport();
    await expect.poll(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBeLessThan(200);
    const isOnTop = await place.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 3, top + height / 2));
    });
    expect(isOnTop, `below all that sticks at ${width} px`).toBe(true);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** One page for every address that leads nowhere, as a host of files has it. */
async function serveAsHostsDo(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get('/404')).text();
  await page.route(path, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
}

test.describe('an address that leads nowhere', () => {
  test.use({ allowed: pageNotFound });
  const wrong = '/how-to/add-a-tecnician%20today';

  test('shows itself, the nearest titles, a search with its words, and ways on: home and the chat [RT-5] [RT-4]', async ({
    page,
  }) => {
    await watchLayoutShift(page);
    const answer = await page.goto(wrong);
    await hydrated(page);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \|/u);
    await expect(main.locator('code')).toHaveText(wrong);
    await expect(main.getByRole('link', { name: 'Add a technician' }).first()).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveValue('add a tecnician today');
    await expect(main.getByRole('link', { name: 'Sign in to contact support' })).toBeVisible();
    expect(await everyShiftOf(page)).toEqual([]);

    const button = main.getByRole('button', { name: 'Ask in the chat' });
    await button.press('Enter');
    const chat = page.getByRole('dialog', { name: 'Ask the assistant' });
    await expect(chat).toBeVisible();
    await chat.getByRole('button', { name: 'Close the chat' }).press('Enter');
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();

    // as from a mail: there is no page before it
    await expect(page.getByRole('button', { name: 'Back to previous page' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Go to home page' }).click();
    await expect(heading(page)).toHaveText('How can we help you?');
    await page.goBack();
    await expect(heading(page)).toHaveText('Page not found');
    await main.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=add\+a\+tecnician\+today$/u);
  });

  test('is shown as a whole page each time. From a page of this site it leads back, in the same document and in a new one [RT-5]', async ({
    page,
  }) => {
    await open(page, '/categories');
    const main = page.getByRole('main');
    for (const address of [
      `${wrong}?a=1&b=%3Cb%3E#part`,
      '/faq/other?q=%E2%80%AEtxt.exe',
      `/faq/x?${'long='.repeat(60)}`,
    ]) {
      await followLink(page, address);
      await expect(main.locator('code')).toHaveText(address);
    }

    await followLink(page, '/announcements');
    await expect(heading(page)).toHaveText('Announcements');
    await followLink(page, wrong);
    await page.getByRole('button', { name: 'Back to previous page' }).click();
    await expect(heading(page)).toHaveText('Announcements');
    await page.evaluate((address) => location.assign(address), wrong);
    await page.getByRole('button', { name: 'Back to previous page' }).click();
    await expect(heading(page)).toHaveText('Announcements');
  });

  test('shifts nothing on a phone or a desktop where one file answers all such addresses. /404 itself shifts nothing either [RT-1] [RT-5]', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await watchLayoutShift(page);
    await page.setViewportSize(phone);
    const answer = await page.goto('/404');
    await hydrated(page);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(main).toContainText('/404');
    await expect(main.getByRole('combobox')).toHaveValue('');
    expect(await everyShiftOf(page)).toEqual([]);

    const address = '/how-to/add-a-technicia?from=mail';
    await serveAsHostsDo(page, '**/how-to/add-a-technicia*');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, address);
      await expect(main).toContainText(address);
      expect(await everyShiftOf(page), `${width} px`).toEqual([]);
      await expect(main.getByRole('link', { name: 'Add a technician' })).toBeVisible();
    }
  });

  test('shifts nothing for a reader who is signed in, and from right to left [RT-5]', async ({ page }) => {
    const profile = { userDisplayName: 'Maria', userName: 'maria', tenantName: 'acme' };
    const contact = page.getByRole('link', { name: 'Sign in to contact support' });
    await watchLayoutShift(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/auth/profile', (route) => route.fulfill({ json: profile }));
      await open(page, wrong);
      await expect(contact).toBeHidden();
      expect(await everyShiftOf(page), `signed in, ${width} px`).toEqual([]);
      await page.unroute('**/auth/profile');
      await open(page, '/ar/nowhere');
      await expect(heading(page)).toBeVisible();
      expect(await everyShiftOf(page), `from right to left, ${width} px`).toEqual([]);
    }
  });

  test('opened from another site, leads to the home page [RT-5]', async ({ page, baseURL }) => {
    await page.route('https://mail.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL}${wrong}">a link</a>` }),
    );
    await page.goto('https://mail.example/');
    await page.getByRole('link').click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to home page' })).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Back to previous page' })).toHaveCount(0);
  });
});

/** What a document says of itself. Runs in the page. */
function headOf(html: string | undefined) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const { head, title } = page;
  const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const [robots, description, kbId] = ['robots', 'description', 'kb-id'].map(meta);
  const words = page.querySelector('h1')?.textContent ?? '';
  return { title, robots, description, kbId, canonical, words };
}

test.describe('the head and the heading', () => {
  test.use({ allowed: pageNotFound });

  test('of every kind of page are the same from the server and from another page [RT-1] [RT-7]', async ({
    context,
    page,
  }) => {
    const blank = await context.newPage();
    await open(page, articleOfType.kbHowTo.url);
    for (const url of [
      '/',
      '/search',
      '/announcements',
      '/product-capabilities',
      '/product-capabilities/dispatch',
      '/categories',
      '/401',
      '/404',
      '/ideas',
      articleOfType.kbFaq.url,
      articleOfType.resource.url,
    ]) {
      const expected = await blank.evaluate(headOf, await (await page.request.get(url)).text());
      const isListed = !['/search', '/401', '/404'].includes(url);
      expect
        .soft(expected, url)
        .toMatchObject({ robots: isListed ? 'index,follow' : 'noindex,nofollow', kbId: 'main' });
      expect.soft(expected.title, url).toMatch(/\S/u);
      expect.soft(expected.words, url).toMatch(/\S/u);
      if (isListed) expect.soft(expected.canonical).toBe(`https://help.vanbase.example${url}`);
      await followLink(page, url);
      await expect
        .poll(() => page.evaluate(headOf, undefined), { message: url, intervals })
        .toEqual(expected);
    }
  });
});

/** A page by a link is soon there. Unit: ms. */
const intervals = [50];
