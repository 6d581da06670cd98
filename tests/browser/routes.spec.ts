import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { hydrated, open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const article = '/how-to/use-the-dispatch-board';
const articles = Object.values(articleOfType).map(({ url, title }) => [url, title] as const);
const scrollYOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

for (const [url, heading] of [
  ['/', 'How can we help you?'],
  ['/search?q=offline', /offline/u],
  ['/announcements', 'Announcements'],
  ['/product-capabilities', 'Product capabilities'],
  ['/product-capabilities/dispatch', /Dispatch/u],
  ['/categories', 'All categories'],
  ['/401', /^Welcome to .* Knowledge Base!$/u],
  ['/ideas', 'Ideas'],
  ...articles,
] as const) {
  test(`${url} opens, from the server and from another page [RT-1]`, async ({ page }) => {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await open(page, url === '/announcements' ? '/' : '/announcements');
    await followLink(page, url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test.describe('while the full header is off', () => {
  test.use({ allowed: pageNotFound });

  test('there are no ideas, neither as a page nor as a link [RT-1]', async ({ page, siteOf }) => {
    const address = await siteOf({ config: { flags: {} } });
    const answer = await page.goto(`${address}/ideas`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Ideas' })).toHaveCount(0);
  });
});

test('a link in a text opens the next article without loading the page anew [RT-3]', async ({ page }) => {
  await open(page, articleOfType.kbHowTo.url);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('article').locator('a[href^="/how-to/"]:visible').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href?.split('#')[0]}(?:#.*)?$`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a navigation goes to the top, and Back and Forward to where one was [RT-3]', async ({ page }) => {
  await open(page, '/product-capabilities');
  await page.evaluate(() => scrollTo(0, 500));
  await followLink(page, '/announcements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  await expect.poll(() => scrollYOf(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product capabilities');
  await expect.poll(() => scrollYOf(page)).toBe(500);
  await page.goForward();
  await expect.poll(() => scrollYOf(page)).toBe(300);
});

test('a navigation with a hash goes to its anchor, below all that sticks [RT-3]', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/announcements');
    await followLink(page, `${article}#keyboard-shortcuts`);
    const heading = page.locator('#keyboard-shortcuts');
    await expect(heading).toBeInViewport();
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBeLessThan(200);
    const isOnTop = await heading.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 3, top + height / 2));
    });
    expect(isOnTop, `at ${width} px`).toBe(true);
  }
});

/** One page for every address that leads nowhere, as a host of files has it. */
async function serveAsHostsDo(page: Page, path: string): Promise<void> {
  const body = await (await page.request.get('/404')).text();
  await page.route(path, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
}

test.describe('an address that leads nowhere', () => {
  test.use({ allowed: pageNotFound });
  const wrong = '/how-to/add-a-tecnician%20today';

  test('shows itself, the nearest titles, a search with its words, and a way to contact [RT-5] [RT-4]', async ({
    page,
  }) => {
    const answer = await page.goto(wrong);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found \|/u);
    await expect(main).toContainText(new URL(wrong, page.url()).href);
    await expect(main.getByRole('link', { name: 'Add a technician' })).toBeVisible();
    await expect(main.getByRole('combobox')).toHaveValue('add a tecnician today');
    await expect(main.getByRole('link', { name: 'Sign in to contact support' })).toBeVisible();
    await main.getByRole('combobox').press('Enter');
    await expect(page).toHaveURL(/\/search\?q=add\+a\+tecnician\+today$/u);
  });

  test('is shown as a whole, and again when another one follows [RT-5]', async ({ page }) => {
    await open(page, '/categories');
    const main = page.getByRole('main');
    for (const address of [
      `${wrong}?a=1&b=%3Cb%3E#part`,
      '/faq/other?q=%E2%80%AEtxt.exe',
      `/faq/x?${'long='.repeat(60)}`,
    ]) {
      await followLink(page, address);
      await expect(main.locator('code')).toHaveText(new URL(address, page.url()).href);
    }
    const box = main.getByRole('region', { name: 'There is no page at this address:' });
    await box.press('End');
    await expect.poll(() => box.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
  });

  for (const width of [390, 1280])
    test(`moves nothing at ${width} px, however it is served [RT-5]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShift(page);
      await serveAsHostsDo(page, '**/how-to/add-a-technicia*');
      for (const address of ['/404', `${wrong}?from=mail`, '/how-to/add-a-technicia?from=mail']) {
        await open(page, address);
        await expect(page.getByRole('main')).toContainText(address);
        expect(await everyShiftOf(page), address).toEqual([]);
      }
      await expect(page.getByRole('link', { name: 'Add a technician' })).toBeVisible();
    });

  test('leads to the chat, and back [RT-5]', async ({ page }) => {
    await open(page, wrong);
    const button = page.getByRole('main').getByRole('button', { name: 'Ask in the chat' });
    await button.press('Enter');
    const chat = page.getByRole('dialog', { name: 'Ask the assistant' });
    await expect(chat).toBeVisible();
    await chat.getByRole('button', { name: 'Close the chat' }).press('Enter');
    await expect(chat).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('opened from a mail, leads to the home page [RT-5]', async ({ page }) => {
    await open(page, wrong);
    await expect(page.getByRole('button', { name: 'Back to previous page' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
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

  test('reached from a page of this site, leads back to it, with and without a new document [RT-5]', async ({
    page,
  }) => {
    await open(page, '/categories');
    await followLink(page, wrong);
    await page.getByRole('button', { name: 'Back to previous page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
    await page.evaluate((address) => location.assign(address), wrong);
    await page.getByRole('button', { name: 'Back to previous page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
  });

  test('on a host that knows no redirects, an old address still leads to the new one [RT-4]', async ({
    page,
  }) => {
    await serveAsHostsDo(page, '**/how-to/PAYROLL-PRO-OVERVIEW');
    await page.goto('/how-to/PAYROLL-PRO-OVERVIEW');
    await expect(page).toHaveURL(/\/how-to\/payroll-pro$/u);
    await followLink(page, '/landing-page/nowhere-at-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page).toHaveURL(/\/landing-page\/nowhere-at-all$/u);
    await followLink(page, '/how-to/payroll-pro-overview');
    await expect(page).toHaveURL(/\/how-to\/payroll-pro$/u);
  });

  test('/404 itself says that there is no such page [RT-1] [RT-5]', async ({ page }) => {
    const answer = await page.goto('/404');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('main')).toContainText('/404');
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('');
  });
});

/** What the head of the document says. Runs in the page. */
function headOf() {
  const { head, title } = document;
  const meta = (name: string) => head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  const [robots, description, kbId] = ['robots', 'description', 'kb-id'].map(meta);
  return { title, robots, description, kbId, canonical };
}

test.describe('the head', () => {
  test.use({ allowed: pageNotFound });

  for (const [url, robots] of [
    ['/', 'index,follow'],
    ['/search', 'noindex,nofollow'],
    ['/announcements', 'index,follow'],
    ['/product-capabilities', 'index,follow'],
    ['/product-capabilities/dispatch', 'index,follow'],
    ['/categories', 'index,follow'],
    ['/401', 'noindex,nofollow'],
    ['/404', 'noindex,nofollow'],
    ['/ideas', 'index,follow'],
    ...articles.map(([address]) => [address, 'index,follow'] as const),
  ] as const) {
    test(`of ${url} is the same from the server and from another page [RT-7]`, async ({ browser, page }) => {
      const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
      await withoutScripts.goto(url);
      const prerendered = await withoutScripts.evaluate(headOf);
      await withoutScripts.close();
      await open(page, url === '/announcements' ? article : '/announcements');
      expect(prerendered).toMatchObject({ robots, kbId: 'main' });
      expect(prerendered.title).toMatch(/\S/u);
      const isListed = robots === 'index,follow';
      if (isListed) expect(prerendered.canonical).toBe(`https://help.vanbase.example${url}`);
      await followLink(page, url);
      await expect.poll(() => page.evaluate(headOf)).toEqual(prerendered);
    });
  }
});

test('each knowledge base has a logo, a home and an id of its own [KB-1]', async ({ page, siteOf }) => {
  test.slow(); // three sites are built
  const logos = new Set<string | null>();
  for (const [knowledgeBase, home] of [
    ['main', '/'],
    ['marketing-pro-fieldroutes', '/landing-page/marketing-pro-home-fieldroutes'],
    ['marketing-pro-aspire', '/landing-page/marketing-pro-home-aspire'],
  ] as const) {
    const address = await siteOf({ config: { knowledgeBase } });
    await open(page, `${address}${home}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const logo = page.getByRole('banner').getByRole('img', { name: 'home page' });
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    logos.add(await logo.getAttribute('src'));
    await open(page, `${address}/search`);
    await logo.click();
    await expect(page).toHaveURL(`${address}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await page.evaluate(headOf)).kbId).toBe(knowledgeBase);
  }
  expect(logos.size).toBe(3);
});
