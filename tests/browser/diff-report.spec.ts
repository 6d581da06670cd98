import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { howTo } from '../pipeline/builders.ts';
import { baseSpace } from '../pipeline/diff/base-space.ts';
import { adding, setting, without } from '../pipeline/diff/compare.ts';
import { doc, embedded, exportOf, h, hyperlink, p, type RawEntry, words } from '../pipeline/documents.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { expect, test } from './quiet-page.ts';

const hostile = '</script><img src=x onerror="window.hacked = 1"> \u202e \ud800 end';
const long = `https://example.com/${'long'.repeat(60)}`;

const board = (...blocks: readonly unknown[]) =>
  setting('board', {
    introduction: doc(...blocks, ...['a', 'b', 'c', 'd'].map((each) => p(`Nothing new in ${each}.`))),
  });

const before = board(
  p('Open the board in the morning.'),
  h(2, 'Filters'),
  p('Choose a ', words('crew', 'bold'), ' and read ', hyperlink('/how-to/crews', 'about crews'), '.'),
  p('Close it.'),
  embedded('note'),
)(adding(howTo('odd', 'Plain', { url: 'odd', introduction: doc(p('Plain.')) }))(baseSpace));

/** What a release changes, an edit a line. */
const edits = [
  board(
    p('Open the board in the evening.'),
    h(2, 'Filters'),
    p('Choose a crew and read ', hyperlink('/how-to/invoices', 'about crews'), '.'),
    p('A sentence without a word of the other one.'),
    embedded('note'),
  ),
  setting('invoices', { introduction: doc(p('Send an ', hyperlink('/how-to/nowhere', 'invoice'), '.')) }),
  setting('sizes', {
    data: [
      ['Crew', 'People'],
      ['North', long],
    ],
  }),
  setting('odd', { title: hostile, introduction: doc(p(hostile), p(long)) }),
  adding(howTo('maps', 'Maps', { url: 'maps' })),
  without('later'),
];

const after = edits.reduce((items, edit) => edit(items), before);

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isAsset = ({ sys }: RawEntry): boolean => sys['type'] === 'Asset';
const exported = (items: readonly RawEntry[]): string =>
  JSON.stringify(
    exportOf(
      items.filter((item) => !isAsset(item)),
      { assets: items.filter(isAsset) },
    ),
  );

/** Has the command write the file, and gives its address. */
async function written(folder: string, name: string, items: readonly RawEntry[]): Promise<string> {
  await writeFile(join(folder, 'old.json'), exported(before));
  await writeFile(join(folder, 'new.json'), exported(items));
  const args = ['diff', 'old.json', 'new.json', '--no-cache', '-r', `html=${name}.html`];
  await promisify(execFile)('node', [main, ...args], { cwd: folder });
  return pathToFileURL(join(folder, `${name}.html`)).href;
}

let folder: string;
const files = { changes: '', none: '', many: '' };

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-report-'));
  const manyEdited = Array.from({ length: 40 }, (_, index) =>
    howTo(`many${index}`, `Many ${index}`, { url: `many-${index}` }),
  );
  files.changes = await written(folder, 'changes', after);
  files.none = await written(folder, 'none', before);
  files.many = await written(folder, 'many', [...after, ...manyEdited]);
});

test.afterAll(async () => rm(folder, { recursive: true, force: true }));

test.use({ viewport: { width: 1280, height: 900 } });

const pageGroup = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const place = (page: Page) => page.getByRole('group', { name: 'Changes' }).getByRole('status');

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, light and dark, in either view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(files.changes);
    await page.getByText('4 unchanged blocks').click();
    await expectNoBarriersInEitherScheme(page, { state: 'side by side' });
    if (width > 390) await page.getByRole('radio', { name: 'Overlaid' }).check();
    else await page.getByText('What is shown').click();
    await expectNoBarriersInEitherScheme(page, { state: 'overlaid' });
  });
}

test('texts stand side by side, or what went and came within a line', async ({ page }) => {
  await page.goto(files.changes);
  const edited = row(page, 'edited paragraph').first();
  await expect(edited.getByRole('deletion').filter({ visible: true })).toHaveText('morning');
  await expect(edited.getByText('Open the board in the').filter({ visible: true })).toHaveText([
    'Open the board in the morning.',
    'Open the board in the morningevening.',
  ]);
  await page.getByRole('radio', { name: 'Overlaid' }).check();
  await expect(edited.getByText('Open the board in the').filter({ visible: true })).toHaveText([
    'Open the board in the morningevening.',
  ]);
  await expect(edited.getByRole('deletion').filter({ visible: true })).toHaveText('morning');
  await expect(edited.getByRole('insertion').filter({ visible: true })).toHaveText('evening');
});

test('both sides of a row begin and end at the same height', async ({ page }) => {
  await page.goto(files.changes);
  const replaced = row(page, 'replaced paragraph').first();
  const [went, came] = [replaced.getByText('Close it.'), replaced.getByText('A sentence without')];
  const [left, right] = [await went.boundingBox(), await came.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBe(right?.height);
  await page.getByRole('radio', { name: 'Overlaid' }).check();
  const [above, below] = [await went.boundingBox(), await came.boundingBox()];
  expect(above?.x).toBe(below?.x);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('marks and links are told apart from words', async ({ page }) => {
  await page.goto(files.changes);
  await expect(page.getByText('bold, now plain')).toBeVisible();
  await expect(page.getByText('link: /how-to/crews, now /how-to/invoices')).toBeVisible();
});

test('a kind that is not ticked is gone, with the pages of which nothing is left', async ({ page }) => {
  await page.goto(files.changes);
  await expect(pageGroup(page, 'Maps')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Added entries' }).uncheck();
  await expect(pageGroup(page, 'Maps')).toBeHidden();
  await expect(pageGroup(page, '/how-to/board')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Showing 4 of 5 changed pages$/u);
  await page.getByRole('checkbox', { name: 'Addresses' }).uncheck();
  await expect(pageGroup(page, 'Addresses')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Added entries' }).check();
  await expect(pageGroup(page, 'Maps')).toBeVisible();
});

test('the search finds pages, lines and findings, and says how many', async ({ page }) => {
  await page.goto(files.changes);
  const field = page.getByRole('searchbox', { name: 'Search' });
  const status = page.getByRole('main').getByRole('status');
  await field.fill('/How-to/NOWHERE');
  await expect(status).toHaveText(/^Showing 1 of 5 changed pages, 0 of \d+ lines, 1 of \d+ findings$/u);
  await expect(pageGroup(page, '/how-to/invoices')).toBeVisible();
  await expect(pageGroup(page, '/how-to/board')).toBeHidden();
  await expect(pageGroup(page, 'Addresses')).toBeHidden();
  await field.fill('');
  await expect(status).toHaveText('');
  await expect(pageGroup(page, 'Addresses')).toBeVisible();
});

test('keys and buttons lead from change to change, round and round', async ({ page }) => {
  await page.goto(files.changes);
  const total = Number(/^(\d+) changes$/u.exec(await place(page).innerText())?.[1]);
  await page.keyboard.press('n');
  await expect(page.getByRole('listitem').first()).toBeFocused();
  await expect(place(page)).toHaveText(`1 of ${total} changes`);
  await page.keyboard.press('p');
  await expect(place(page)).toHaveText(`${total} of ${total} changes`);
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(place(page)).toHaveText(`1 of ${total} changes`);
  await page.getByRole('checkbox', { name: 'Addresses' }).uncheck();
  await page.keyboard.press('n');
  await expect(row(page, 'edited paragraph').first()).toBeFocused();
  await expect(row(page, 'edited paragraph').first()).toHaveCSS('outline-style', 'solid');
});

test('the keys can be switched off, and type in the search', async ({ page }) => {
  await page.goto(files.changes);
  const start = await place(page).innerText();
  await page.getByRole('searchbox', { name: 'Search' }).press('n');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('n');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('checkbox', { name: 'n next, p previous' }).uncheck();
  await page.keyboard.press('n');
  await expect(place(page)).toHaveText(start);
});

test('of many pages the headings are the overview, and the way leads into them', async ({ page }) => {
  await page.goto(files.many);
  const first = row(page, 'edited paragraph').first();
  await expect(first).toBeHidden();
  await page.getByRole('checkbox', { name: 'Addresses' }).uncheck();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(first).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search' }).fill('in the evening');
  await expect(first).toBeVisible();
});

test('content runs nothing, is shown as text, and nothing is fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(files.changes);
  await page.getByRole('button', { name: 'Open all' }).click();
  const shown = page.getByText('</script><img src=x onerror="window.hacked = 1"> \\u{202e}');
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.content()).not.toMatch(/\u202e|[\ud800-\udfff](?![\udc00-\udfff])/u);
  await expect(page.getByRole('img')).toHaveCount(0);
  expect(asked).toEqual([files.changes]);
});

for (const width of [320, 390, 1280]) {
  test(`fits a screen of ${width} px, and cuts nothing off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(files.changes);
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body *:not(.spoken)')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map((each) => each.outerHTML.slice(0, 200)),
    );
    expect(tooWide).toEqual([]);
  });
}

test('without scripts everything can be read, and kinds can be left out', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(files.changes);
  await expect(row(page, 'edited paragraph').first()).toBeVisible();
  await expect(page.getByText('The link "invoice" leads to /how-to/nowhere')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Edited entries' }).uncheck();
  await expect(row(page, 'edited paragraph').first()).toBeHidden();
  await context.close();
});

test('on paper everything stands open, without the controls, and is as it was afterwards', async ({
  page,
}) => {
  await page.goto(files.many);
  const first = row(page, 'edited paragraph').first();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(first).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(first).toBeHidden();
});

test('two equal exports say so', async ({ page }) => {
  await page.goto(files.none);
  await expect(page.getByText('No differences.')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expectNoBarriersInEitherScheme(page);
});
