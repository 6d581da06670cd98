import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Page, Route } from '@playwright/test';
import { mediaTypeOf } from '../../cli/media-types.ts';
import { everyShiftOf, watchLayoutShift } from './layout-shift.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleConfig } from './sample.ts';
import { mainFile, removeFolder } from './serve-site.ts';
import { onlyPages } from './small-space.ts';

const { id, url: article } = articleOfType.kbHowTo;
const host = 'https://help.vanbase.example';
const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1280, height: 900 } };

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldbook-critical-'));
  const exported = onlyPages([id], undefined, ['homeEntry', 'homeSection', 'kbLandingPage']);
  const theme = { colors: { brand: '#7b1fa2' }, radius: 'large' };
  const locales = ['en-US', 'ar'];
  writeFileSync(join(folder, 'export.json'), JSON.stringify(exported));
  writeFileSync(
    join(folder, 'fieldbook.config.json'),
    JSON.stringify({ ...sampleConfig(), locales, theme, hosts: ['netlify'], services: {}, search: {} }),
  );
  const args = [mainFile, 'build', 'export.json', '--out', 'site', '--allow-errors'];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
});

test.afterAll(() => removeFolder(folder));

/** Serves the built site with its headers, and holds its style sheets back. Gives what lets them go. */
async function heldStyles(page: Page): Promise<() => Promise<void>> {
  const policy = /Content-Security-Policy: (.*)/u.exec(
    readFileSync(join(folder, 'site/_headers'), 'utf8'),
  )?.[1];
  const held: Route[] = [];
  let isHeld = true;
  const answer = (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.includes('.') ? pathname : join(pathname, 'index.html');
    return route.fulfill({
      headers: { 'content-type': mediaTypeOf(path), 'content-security-policy': policy ?? '' },
      body: readFileSync(join(folder, 'site', path)),
    });
  };
  await page.route(`${host}/**`, (route) => {
    const address = route.request().url();
    if (address.endsWith('.js')) return route.abort();
    if (!isHeld || !address.endsWith('.css')) return answer(route);
    held.push(route);
    return undefined;
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map(answer));
  };
}

const looks = [
  'color',
  'background-color',
  'border-top',
  'border-radius',
  'font',
  'text-decoration',
  'opacity',
  'rotate',
];

/** Notes where each element in the window is and what it looks like; what comes later is not asked for. Gives their number. */
const noteShown = (page: Page): Promise<number> =>
  page.evaluate((properties) => {
    const look = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // a part that holds others grows with what comes
      const size = element.childElementCount === 0 ? [width, height] : [width];
      return [x, y, ...size, ...properties.map((name) => style.getPropertyValue(name))].join(' ');
    };
    const shown = Array.from(document.querySelectorAll('#root *'))
      .filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight && element.checkVisibility();
      })
      .map((element) => ({ element, before: look(element) }));
    const changed = () =>
      shown.flatMap(({ element, before }) => {
        const after = look(element);
        return after === before ? [] : `${element.outerHTML.slice(0, 60)}: ${before} -> ${after}`;
      });
    Object.assign(globalThis, { changedSince: changed });
    return shown.length;
  }, looks);

/** The first few that look different since. */
const changedSince = (page: Page) => page.evaluate<string[]>('changedSince().slice(0, 5)');

/** Opens a page whose style sheets are late, and compares it before and after they come. */
async function expectUnmoved(page: Page, path: string): Promise<void> {
  const letGo = await heldStyles(page);
  const asked = page.waitForRequest('**/*.css');
  await page.goto(host + path, { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('main')).toBeVisible();
  expect(await noteShown(page)).toBeGreaterThan(20);
  await letGo();
  await expect(page.locator('footer').last()).toBeAttached();
  await page.waitForLoadState('load');
  expect(await changedSince(page)).toEqual([]);
}

test.use({ allowed: /ERR_FAILED|ERR_NAME_NOT_RESOLVED/u });

const pages = { article, home: '/', search: '/search', 'article in Arabic': `/ar${article}` };
const windows: readonly BrowserContextOptions[] = [
  { ...phone, colorScheme: 'light' },
  { ...desktop, colorScheme: 'dark' },
];

for (const [name, path] of Object.entries(pages))
  for (const each of windows)
    test.describe(`at ${each.viewport?.width} pixels in ${each.colorScheme}`, () => {
      test.use(each);

      test(`the first screen stays as it is when the style sheets come: ${name} [RT-7]`, async ({ page }) => {
        await watchLayoutShift(page);
        await expectUnmoved(page, path);
        expect(await everyShiftOf(page)).toEqual([]);
      });
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, path] of Object.entries(pages))
    test(`the first screen stays as it is when the style sheets come: ${name} [RT-7]`, async ({ page }) =>
      expectUnmoved(page, path));
});
