import type { Page, Route } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { scriptRun } from './script-run.ts';
import { withoutServices } from './spaces.ts';

const { url } = articleOfType.kbHowTo;

test('an article is painted before any script has come, with a style sheet and the theme in its way; its text comes once', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.resourceType()));
  await page.route('**/*.js', () => new Promise(() => {})); // never
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  expect(asked.filter((type) => type === 'stylesheet')).toHaveLength(2);

  const html = await (await request.get(url)).text();
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  expect(data).toContain('"body":"kept"');
  expect(data).not.toContain('"node"');
});

test.describe('on a connection that costs nothing', () => {
  test.use({ loadsAhead: true });
  // what is loaded ahead is the next pages'
  test.beforeEach(({ page }) =>
    page.route(/\/assets\/prefetch-from-[^/]*\.js$/u, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {};' }),
    ),
  );

  test('an article page asks for its two scripts alone, behind its text, and for nothing that it does not show', async ({
    page,
    siteOf,
  }) => {
    test.slow(true, 'a site is built');
    const asked = pathsAsked(page);
    await open(page, `${await siteOf(withoutServices)}${url}`);
    await expect.poll(() => scriptsIn(asked)).toContain('prefetch-from');
    expect(scriptsIn(asked)).toEqual(['browser', 'prefetch-from', 'take-over']);
    expect(asked.filter((path) => path.includes('/bundle/'))).toEqual([]);
    for (const script of await page.locator('script[src]').all())
      await expect(script).toHaveAttribute('fetchpriority', 'low');
  });

  test('with live services it loads the profile and the log in idle time, and suggestions when a reader is near the field', async ({
    page,
  }) => {
    const asked = pathsAsked(page);
    await open(page, url);
    await expect.poll(() => scriptsIn(asked)).toContain('prefetch-from');
    await expect.poll(() => scriptsIn(asked)).toContain('open-browser-log');
    await page.waitForLoadState('networkidle');
    expect([...new Set(scriptsIn(asked))]).toEqual([
      'browser',
      'build',
      'get-session',
      'language-menu',
      'open-browser-log',
      'prefetch-from',
      'shared',
      'take-over',
    ]);
    expect(asked.filter((path) => path.includes('/bundle/'))).toEqual([]);
    await page.getByRole('search', { name: 'Site search' }).hover();
    await expect.poll(() => scriptsIn(asked)).toContain('suggestion-box');
  });
});

function pathsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Their names without what changes with their content. A part that comes late is fetched, and then taken from the cache. */
const scriptsIn = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)]
    .filter((path) => path.endsWith('.js'))
    .map((path) => path.replace(/^.*\/([a-z-]+)-[^/]*$/u, '$1'))
    .toSorted();

test('a button pressed before hydration acts once after it. Text typed before hydration filters the list', async ({
  page,
}) => {
  const takeOver = await openUntaken(page, '/announcements');
  const types = page.getByRole('main').getByRole('button', { name: /^Type/u });
  const field = page.getByRole('searchbox', { name: 'Search announcements' });
  await field.fill('security audit');
  await types.click();
  await types.click();
  await expect(types).toHaveAttribute('aria-expanded', 'false');
  await takeOver();
  await expect(page.getByRole('dialog', { name: 'Type' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(field).toHaveValue('security audit');
});

/** Opens a page whose first script has run; the other, which has it taken over, comes when the result is called. */
async function openUntaken(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/take-over-*.js', (route) => void held.push(route));
  const first = page.waitForResponse('**/browser-*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await scriptRun(page, first);
  return async () => {
    for (const route of held) await route.continue();
  };
}
