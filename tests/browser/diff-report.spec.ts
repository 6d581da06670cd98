import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { definedOf, keepProcess, type KeptProcess } from '../cli/warm/kept-process.ts';
import { howTo } from '../pipeline/builders.ts';
import { baseSpace } from '../pipeline/diff/base-space.ts';
import { adding, setting, without } from '../pipeline/diff/compare.ts';
import { doc, embedded, exportOf, h, hyperlink, p, type RawEntry, words } from '../pipeline/documents.ts';
import { expectNoBarriers, expectNoBarriersInEitherScheme } from './axe.ts';
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

const main = new URL('../../dist/cli/main.js', import.meta.url).href;
const isAsset = ({ sys }: RawEntry): boolean => sys['type'] === 'Asset';
const exported = (items: readonly RawEntry[]): string =>
  JSON.stringify(
    exportOf(
      items.filter((item) => !isAsset(item)),
      { assets: items.filter(isAsset) },
    ),
  );

/** Has the command write the file, in a process that has run it before, and gives its address. */
async function written(
  { run }: KeptProcess,
  folder: string,
  name: string,
  items: readonly RawEntry[],
): Promise<string> {
  await writeFile(join(folder, 'old.json'), exported(before));
  await writeFile(join(folder, 'new.json'), exported(items));
  const args = ['diff', 'old.json', 'new.json', '--no-cache', '-r', `html=${name}.html`];
  const { code, stderr } = await run({
    main,
    args,
    cwd: folder,
    env: definedOf(process.env),
    input: '',
    isBase64: false,
  });
  expect(code, stderr).toBe(0);
  return pathToFileURL(join(folder, `${name}.html`)).href;
}

test.describe.configure({ mode: 'default' }); // the files are written once

let folder: string;
const files = { changes: '', none: '', many: '' };

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-report-'));
  const manyEdited = Array.from({ length: 40 }, (_, index) =>
    howTo(`many${index}`, `Many ${index}`, { url: `many-${index}` }),
  );
  const commands = keepProcess(process.env);
  files.changes = await written(commands, folder, 'changes', after);
  files.none = await written(commands, folder, 'none', before);
  files.many = await written(commands, folder, 'many', [...after, ...manyEdited]);
  commands.kill();
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

const shownOf = (parent: Locator) => parent.getByText('Open the board in the').filter({ visible: true });

test('texts are compared side by side or within lines, and fit any screen', async ({ page }) => {
  await page.goto(files.changes);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('body *:not(.spoken)')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map((each) => each.outerHTML.slice(0, 200)),
    );
    expect.soft(tooWide, `${width} px`).toEqual([]);
  }
  const edited = row(page, 'edited paragraph').first();
  await expect(edited.getByRole('deletion').filter({ visible: true })).toHaveText('morning');
  const within = 'Open the board in the morningevening.';
  await expect(shownOf(edited)).toHaveText(['Open the board in the morning.', within]);
  await expect(page.getByText('bold, now plain')).toBeVisible();
  await expect(page.getByText('link: /how-to/crews, now /how-to/invoices')).toBeVisible();
  const replaced = row(page, 'replaced paragraph').first();
  const [went, came] = [replaced.getByText('Close it.'), replaced.getByText('A sentence without')];
  const [left, right] = [await went.boundingBox(), await came.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.height).toBe(right?.height);
  await page.getByText('4 unchanged blocks').click();
  await expectNoBarriersInEitherScheme(page, { state: 'side by side' });

  await page.getByRole('radio', { name: 'Overlaid' }).check();
  await expect(shownOf(edited)).toHaveText([within]);
  await expect(edited.getByRole('deletion').filter({ visible: true })).toHaveText('morning');
  await expect(edited.getByRole('insertion').filter({ visible: true })).toHaveText('evening');
  const [above, below] = [await went.boundingBox(), await came.boundingBox()];
  expect(above?.x).toBe(below?.x);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await expectNoBarriers(page, { colours: 'only', state: 'overlaid' });

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByText('What is shown').click();
  await expectNoBarriers(page, { colours: 'none', state: 'on a phone' });
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
  await expect(page.locator('img')).toHaveCount(0);
  expect(asked).toEqual([files.changes]);
});

test('keys, buttons, kinds and the search lead to changes; keys type in the search, and can be switched off', async ({
  page,
}) => {
  await page.goto(files.changes);
  const field = page.getByRole('searchbox', { name: 'Search' });
  const addresses = page.getByRole('checkbox', { name: 'Addresses' });
  const start = await place(page).innerText();
  const total = Number(/^(\d+) changes$/u.exec(start)?.[1]);
  await field.press('n');
  await expect(field).toHaveValue('n');
  await field.fill('');
  await page.getByRole('checkbox', { name: 'n next, p previous' }).uncheck();
  await page.keyboard.press('n');
  await expect(place(page)).toHaveText(start);
  await page.getByRole('checkbox', { name: 'n next, p previous' }).check();
  await page.keyboard.press('n');
  await expect(page.getByRole('listitem').first()).toBeFocused();
  await expect(place(page)).toHaveText(`1 of ${total} changes`);
  await page.keyboard.press('p');
  await expect(place(page)).toHaveText(`${total} of ${total} changes`);
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(place(page)).toHaveText(`1 of ${total} changes`);
  await addresses.uncheck();
  await page.keyboard.press('n');
  await expect(row(page, 'edited paragraph').first()).toBeFocused();
  await expect(row(page, 'edited paragraph').first()).toHaveCSS('outline-style', 'solid');

  await expect(pageGroup(page, 'Addresses')).toBeHidden();
  await addresses.check();
  await expect(pageGroup(page, 'Maps')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Added entries' }).uncheck();
  await expect(pageGroup(page, 'Maps')).toBeHidden();
  await expect(pageGroup(page, '/how-to/board')).toBeVisible();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/^Showing 4 of 5 changed pages$/u);
  await page.getByRole('checkbox', { name: 'Added entries' }).check();
  await expect(pageGroup(page, 'Maps')).toBeVisible();

  await field.fill('/How-to/NOWHERE');
  await expect(status).toHaveText(/^Showing 1 of 5 changed pages, 0 of \d+ lines, 1 of \d+ findings$/u);
  await expect(pageGroup(page, '/how-to/invoices')).toBeVisible();
  await expect(pageGroup(page, '/how-to/board')).toBeHidden();
  await expect(pageGroup(page, 'Addresses')).toBeHidden();
  await field.fill('');
  await expect(status).toHaveText('');
  await expect(pageGroup(page, 'Addresses')).toBeVisible();
});

test('of many pages the headings are the overview, the way leads into them, and paper has everything', async ({
  page,
}) => {
  await page.goto(files.many);
  const first = row(page, 'edited paragraph').first();
  await expect(first).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(first).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(first).toBeHidden();
  await page.getByRole('checkbox', { name: 'Addresses' }).uncheck();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(first).toBeFocused();
  await page.getByRole('button', { name: 'Close all' }).click();
  await expect(first).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search' }).fill('in the evening');
  await expect(first).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and kinds can be left out', async ({ page }) => {
    await page.goto(files.changes);
    await expect(row(page, 'edited paragraph').first()).toBeVisible();
    await expect(page.getByText('The link "invoice" leads to /how-to/nowhere')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Edited entries' }).uncheck();
    await expect(row(page, 'edited paragraph').first()).toBeHidden();
  });
});

test('two equal exports say so', async ({ page }) => {
  await page.goto(files.none);
  await expect(page.getByText('No differences.')).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await expectNoBarriers(page);
});
