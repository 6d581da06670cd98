import type { Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { beyondWindow } from './beyond-window.ts';
import { followLink } from './follow-link.ts';
import { foreignSpace, siteName } from './foreign-space.ts';
import { banner, desktop, phone } from './frame.ts';
import { heading, openKept } from './kept.ts';
import { hydrated, open } from './open-page.ts';
import { expect, test as quiet } from './quiet-page.ts';

/** The address of the space, and its pages. */
const test = quiet.extend<{ site: string }>({
  site: async ({ siteOf }, give) => give(await siteOf(foreignSpace)),
});

const article = '/notes/winter-tyres';
const pages = [
  ['/', 'What do you need?'],
  [article, 'Winter tyres for every van of the fleet'],
  ['/guides/check-a-van', 'Check a van'],
  ['/people/ana-ruiz', 'Ana Ruiz'],
  ['/topics/fleet', 'Fleet'],
  ['/topics/vans', 'Vans'],
  ['/tags/winter', 'Winter'],
  ['/tags', 'Tags'],
] as const;

const scrollYOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const main = (page: Page) => page.getByRole('main');

test('each kind of page reads without scripts, is taken over, and fits a phone [MP-5] [MP-12] [LY-6]', async ({
  browser,
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const withoutScripts = await plain.newPage();
  for (const [path, title] of pages) {
    const answer = await withoutScripts.goto(site + path);
    expect(answer?.status(), path).toBe(200);
    await expect(heading(withoutScripts)).toHaveText(title);
    const links = await main(withoutScripts).getByRole('link').allTextContents();
    await open(page, site + path);
    await expect(heading(page)).toHaveText(title);
    expect.soft(await main(page).getByRole('link').allTextContents(), path).toEqual(links);
    expect.soft(await page.evaluate(beyondWindow), path).toEqual([]);
  }
  const name = await banner(page).getByRole('link', { name: siteName }).boundingBox();
  for (const button of ['Search', 'Open menu']) {
    const box = await banner(page).getByRole('button', { name: button }).boundingBox();
    expect(box?.y, 'a long name keeps the buttons beside it').toBeLessThan(
      (name?.y ?? 0) + (name?.height ?? 0),
    );
  }
  await plain.close();
});

test('axe finds nothing on any kind of page, light and dark [MP-5] [MP-12] [AR-1]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await open(page, site);
  for (const [path, title] of pages) {
    await followLink(page, site + path);
    await expect(heading(page)).toHaveText(title);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoBarriers(page, { within: 'main', state: path });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoBarriers(page, { within: 'main', state: `${path} dark`, colours: 'only' });
  }
});

test('an article leads to its author, on to another article, to a tag, and Back to where one was [MP-5] [RT-3]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await open(page, site + article);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [name, path] of [
    ['Ana Ruiz', '/people/ana-ruiz'],
    ['Wash a van', '/notes/wash-a-van'],
    ['Winter', '/tags/winter'],
  ] as const) {
    await main(page).getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(site + path);
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toBeFocused();
    expect(await scrollYOf(page), path).toBe(0);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('Wash a van');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('Winter tyres for every van of the fleet');
  const next = page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link').last();
  await next.scrollIntoViewIfNeeded();
  const left = await scrollYOf(page);
  expect(left).toBeGreaterThan(0);
  await next.click();
  await expect(page).toHaveURL(`${site}/guides/check-a-van`);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollYOf(page)).toBe(0);
  const scrolled = page.getByRole('heading', { name: 'Before the first snow' });
  await expect(scrolled).toHaveCount(0);
  await page.goBack();
  await expect(scrolled).toBeVisible();
  await expect.poll(() => scrollYOf(page)).toBe(left);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the articles of a topic stand beside the text on a desktop and fold up on a phone [MP-5]', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  await open(page, site + article);
  const topic = main(page).getByRole('navigation', { name: 'Vans' });
  await expect(topic.getByRole('link')).toHaveText([
    'Fleet',
    'Vans',
    'Wash a van',
    'Check a van',
    /^Donaudampf/u,
  ]);
  const [list, text] = await Promise.all([topic.boundingBox(), heading(page).boundingBox()]);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect(list?.y).toBeLessThan((text?.y ?? 0) + 50);

  await page.setViewportSize(phone);
  await expect(topic.getByRole('link')).toHaveCount(0);
  const summary = topic.getByText('More in Vans');
  await summary.click();
  await topic.getByRole('link', { name: 'Check a van' }).click();
  await expect(page).toHaveURL(`${site}/guides/check-a-van`);
});

test('what is pressed on a phone is 44 pixels high [MP-5]', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await open(page, site);
  for (const [path, title] of pages) {
    await followLink(page, site + path);
    await expect(heading(page)).toHaveText(title);
    expect.soft(await page.evaluate(lowTargets), path).toEqual([]);
  }
});

/** What is pressed and stands on its own, not within a line, and is not as high as a finger. Runs in the page. */
function lowTargets(): string[] {
  return [...document.querySelectorAll('main :is(a:not([aria-label]), summary, button)')]
    .filter((each) => each.checkVisibility() && getComputedStyle(each).display !== 'inline')
    .filter((each) => each.getBoundingClientRect().height < 44)
    .map((each) => each.textContent);
}

test('old addresses answer with the new ones, which the site map has [MP-12]', async ({ page, site }) => {
  const answers = ['/how-to/check-a-van?a=1', '/articles/winter-tyres', '/authors/ana-ruiz'].map(
    async (path) => {
      const answer = await page.request.get(site + path, { maxRedirects: 0 });
      return [answer.status(), answer.headers()['location']];
    },
  );
  expect(await Promise.all(answers)).toEqual([
    [301, '/guides/check-a-van?a=1'],
    [301, article],
    [301, '/people/ana-ruiz'],
  ]);
  const map = await (await page.request.get(`${site}/sitemap.xml`)).text();
  for (const [path] of pages) expect.soft(map).toContain(`.example${path}</loc>`);
  expect(map).not.toMatch(/\/(?:how-to|articles|authors)\//u);
  await open(page, site);
  await followLink(page, `${site}/how-to/check-a-van#top`);
  await expect(page).toHaveURL(`${site}/guides/check-a-van#top`);
  await expect(heading(page)).toHaveText('Check a van');
});

test('the home page has its words, its groups and what is new [MP-12]', async ({ page, site }) => {
  await open(page, site);
  await expect(main(page).getByRole('combobox')).toHaveAttribute('placeholder', 'Try "tyres"');
  await expect(main(page)).toContainText('All about vans and crews.');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Browse',
    'Newest',
    'All articles',
  ]);
  await main(page)
    .getByRole('region', { name: 'Browse' })
    .getByRole('link', { name: 'Fleet', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Fleet');
  await expect(page).toHaveURL(`${site}/topics/fleet`);
});

test.describe('with a worker', () => {
  test.use({ hasWorker: true, allowed: /ERR_INTERNET_DISCONNECTED/u });

  test('offline, a visited page at a prefix of the site’s own is loaded again [MP-12] [OP-2]', async ({
    page,
    site,
  }) => {
    await openKept(page, site + article);
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(heading(page)).toHaveText('Winter tyres for every van of the fleet');
  });
});
