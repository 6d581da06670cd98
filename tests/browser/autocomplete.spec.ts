import type { Locator, Page, Route } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { desktop } from './frame.ts';
import { changeFile } from './change-file.ts';
import { crowdedSpace, longTitle } from './crowded-space.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { inFolder } from './spaces.ts';

const main = (page: Page): Locator => page.getByRole('main');
const fieldIn = (part: Locator): Locator => part.getByRole('combobox');
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page): Locator =>
  list(page).getByRole('option').filter({ hasNotText: 'See all results' });
const selected = (page: Page): Locator => page.getByRole('option', { selected: true });

const invoices = [
  'Invoices and payments FAQ',
  'Invoicing and payments',
  'Invoice does not export',
  'Create an invoice',
];

/** Types as a reader does. */
async function type(field: Locator, words: string): Promise<void> {
  await field.click();
  await field.pressSequentially(words);
}

const weightOf = (part: Locator) => part.evaluate((each) => getComputedStyle(each).fontWeight);

/** Of a live list. */
const item = (repr: string, url: string, source = 'KBContentful') => ({
  repr,
  URL: [url, '/not-this-one'],
  id: `id of ${repr}`,
  SOURCE: ['Other', source],
});

test('suggestions are links to titles that contain the words from the start of a word, or nearly [AC-1] [AC-2] [AC-3]', async ({
  page,
  siteOf,
}) => {
  await open(page, `${await siteOf(crowdedSpace)}/`);
  const field = fieldIn(main(page));
  await type(field, 'INVOIC');
  await expect(options(page)).toHaveCount(5);
  expect((await options(page).allTextContents()).slice(0, 4)).toEqual(invoices);
  await field.fill('oic');
  await expect(list(page)).toBeHidden();
  await field.fill('vanbase');
  await expect(options(page)).toHaveText([
    'Vanbase Mobile FAQ',
    'Vanbase for commercial service',
    'Vanbase for construction',
    'Vanbase for residential service',
    'Vanbase fall 2026',
  ]);
  const scrolls = await list(page).evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(scrolls).toBe(false);

  await field.fill('dispatch b');
  const option = options(page).filter({ hasText: 'Use the dispatch board' });
  await expect(option).toHaveAttribute('href', '/how-to/use-the-dispatch-board');
  const typed = option.locator('mark');
  await expect(typed).toHaveText('dispatch b');
  expect(await weightOf(typed), 'more than its colour').not.toBe(await weightOf(option));

  await field.fill('work, add');
  await expect(options(page)).toHaveText([
    longTitle.slice(longTitle.indexOf('work'), longTitle.indexOf('work') + 100),
  ]);
  await field.fill('morning dispach');
  await expect(list(page).getByRole('group', { name: 'Similar to what you typed' })).toBeVisible();
  await expect(options(page)).toHaveText(['Morning dispatch routine']);
});

test.describe('the list', () => {
  test.use({ viewport: desktop, loadsAhead: true });

  test('is preloaded and covers what is below. Arrows wrap, Escape closes it, an empty query clears it, and the count is announced politely [AC-4] [AC-5] [SR-12]', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await watchLayoutShift(page);
    await open(page, '/');
    const field = fieldIn(main(page));
    await expect.poll(() => asked.filter((path) => /\/bundle\/autocomplete\./u.test(path))).toHaveLength(1);
    expect(asked.filter((path) => path.includes('suggestion-box')).length).toBeGreaterThan(0);

    const heading = await main(page).getByRole('heading', { level: 2 }).first().boundingBox();
    await type(field, 'vanbase');
    await expect(options(page)).toHaveCount(5);
    expect(await main(page).getByRole('heading', { level: 2 }).first().boundingBox()).toEqual(heading);
    // on a busy machine the list comes too late to count as the key's: its icons are all that moves
    expect((await layoutShiftOf(page)).shift).toBeLessThan(0.001);
    await field.fill('');
    await expect(list(page)).toBeHidden();

    await type(field, 'invoic');
    await expect(options(page)).toHaveCount(5);
    await expect(selected(page)).toHaveCount(0);
    await field.press('ArrowUp');
    await expect(selected(page)).toHaveText(invoices[0] ?? '');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await selected(page).getAttribute('id')) ?? '',
    );
    await field.press('ArrowUp');
    await expect(selected(page), 'the last option').toHaveText('See all results for “invoic”');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveText(invoices[1] ?? '');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('invoic');
    await field.press('e');
    await expect(selected(page)).toHaveCount(0);
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveText(invoices[0] ?? '');
    await field.fill('');
    await expect(list(page)).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();

    await type(field, 'invoic');
    await expect(list(page)).toBeVisible();
    await field.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field).toHaveValue('invoic');
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveText(invoices[0] ?? '');
    await field.press('Home');
    await field.press('ArrowRight');
    await expect(selected(page)).toHaveText(invoices[0] ?? '');
    await field.press('X');
    await expect(field).toHaveValue('iXnvoic');
    await expect(selected(page)).toHaveCount(0);
    await field.press('End');
    await field.press('Y');
    await expect(field).toHaveValue('iXnvoicY');
    await field.fill('');
    await expect(list(page)).toBeHidden();

    const said = main(page).getByRole('search').getByRole('status');
    await expect(said).not.toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await field.pressSequentially('vanbase');
    await expect(options(page)).toHaveCount(5);
    await expect(said).toHaveText('');
    await page.clock.runFor(700);
    await expect(said).toHaveText('5 suggestions');
    await field.fill('morning dispach');
    await expect(options(page)).toHaveCount(1);
    await page.clock.runFor(700);
    await expect(said).toHaveText('1 suggestion, similar to what you typed');
  });

  test('is followed by a click or Enter without loading a document, below a base path too [AC-4] @serve', async ({
    page,
    context,
    siteOf,
  }) => {
    await open(page, `${await siteOf(inFolder)}/`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const field = fieldIn(main(page));
    await type(field, 'take a p');
    const beside = context.waitForEvent('page');
    await options(page).first().click({ button: 'middle' });
    await expect(await beside).toHaveURL(/\/help\/how-to\/take-a-payment$/u);
    await (await beside).close();
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page), 'the focus has left').toBeHidden();
    await field.click();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/help\/how-to\/take-a-payment$/u);
    await page.goBack();

    await type(field, 'create an inv');
    await expect(options(page)).toHaveCount(1);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/help\/how-to\/create-an-invoice$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    await expect(list(page)).toBeHidden();
    await page.goBack();

    // with nothing highlighted
    await field.fill('payment');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/help\/search\?q=payment$/u);
    await field.fill('invoice');
    await expect(list(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/help\/search\?q=invoice$/u);
    await expect(list(page)).toBeHidden();
    await expect(field).toBeFocused();

    // the option after the suggestions
    await field.fill('payments ');
    await expect(options(page).first()).toBeVisible();
    await field.press('ArrowUp');
    await field.press('ArrowUp');
    await expect(selected(page)).toHaveAttribute('href', '/help/search?q=payments');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/help\/search\?q=payments$/u);
    await expect(list(page)).toBeHidden();
    await field.fill('invoice');
    await field.press('End');
    await field.pressSequentially(' export');
    await expect(field).toHaveValue('invoice export');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test('a live list replaces the bundle’s, but not while a suggestion is highlighted. Followed suggestions are tracked, and a worker reads a long list [AC-5] [SR-11]', async ({
  page,
}) => {
  const told: unknown[] = [];
  const waiting: Route[] = [];
  await page.route('**/services/search/v1/autocompleter/data', (route) => void waiting.push(route));
  await page.route('**/services/search/v1/tracking/events', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ json: {} });
  });
  /** The list is there, and the page has had the time to read it. */
  const comes = async (items: readonly object[]) => {
    await expect.poll(() => waiting.length).toBe(1);
    const read = page.waitForResponse(/autocompleter\/data$/u).then((response) => response.finished());
    await waiting.shift()?.fulfill({ json: items });
    await read;
    await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  };
  const field = fieldIn(main(page));
  await open(page, '/');
  await type(field, ' invoic');
  await expect(options(page)).toHaveCount(5);
  await field.press('ArrowDown');
  await comes([
    item('Invoice B', '/how-to/create-an-invoice'),
    item('Invoices in the Academy', '/academy', 'Absorb'),
    item('Invoices of others', 'https://other.example/'),
  ]);
  await expect(selected(page)).toHaveText(invoices[0] ?? '');
  await field.press('e');
  await expect(options(page)).toHaveText(['Invoice B', /^Invoices of others/u]);
  await expect(options(page).last()).toHaveAttribute('target', '_blank');
  await expect(selected(page)).toHaveCount(0);
  expect(told).toEqual([]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/how-to\/create-an-invoice$/u);
  await expect
    .poll(() => told)
    .toEqual([{ type: 'autocompleter_click', data: { contentId: 'id of Invoice B', query: 'invoice' } }]);

  await open(page, '/');
  await type(field, 'invoic');
  await expect(options(page)).toHaveCount(5);
  await comes(Array.from({ length: 3000 }, (_, index) => item(`Invoice number ${index}`, `/${index}`)));
  await expect(options(page).last()).toHaveText('Invoice number 4');
  await expect(options(page).last()).toHaveAttribute('href', '/4');
  expect(page.workers()).toHaveLength(1);
});

test('on a metered connection the list waits for the focus; a long one is read beside the page', async ({
  page,
}) => {
  await changeFile(
    page,
    ({ name }) => name === 'autocomplete',
    (text) => text.padEnd(300_000),
  );
  const started = page.waitForEvent('worker');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const lists = () => asked.filter((url) => url.includes('/bundle/autocomplete.'));
  await open(page, '/');
  await main(page).getByRole('search').hover();
  // where it is loaded ahead, that is begun by now
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => done());
      }),
  );
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }));
  expect(lists()).toEqual([]);
  await type(fieldIn(main(page)), 'invoic');
  await expect(options(page)).toHaveCount(5);
  expect(lists()).toHaveLength(1);
  expect((await started).url()).toMatch(/suggest-worker/u);
});
