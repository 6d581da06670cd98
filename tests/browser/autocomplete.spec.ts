import type { Locator, Page } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { desk } from './frame.ts';
import { changeFile } from './change-file.ts';
import { openHarness } from './harness/harness.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { entryOf, sampleExport } from './sample.ts';

const main = (page: Page): Locator => page.getByRole('main');
const fieldIn = (part: Locator): Locator => part.getByRole('combobox');
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page): Locator => list(page).getByRole('option');
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

/** Of the live list, on the page of the test's own. */
const comes = (page: Page, name: 'comes' | 'comesLong' | 'fails') =>
  page.evaluate((event) => (window as unknown as { live: (name: string) => void }).live(event), name); // set by the page

test.describe('what is suggested', () => {
  test('titles and questions that hold the words from the start of a word, whatever their case [AC-2]', async ({
    page,
  }) => {
    await open(page, '/');
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
  });

  test('each is a link to its page, and shows what was typed by more than its colour [AC-1]', async ({
    page,
  }) => {
    await open(page, '/');
    await type(fieldIn(main(page)), 'dispatch b');
    const option = options(page).filter({ hasText: 'Use the dispatch board' });
    await expect(option).toHaveAttribute('href', '/how-to/use-the-dispatch-board');
    const typed = option.locator('mark');
    await expect(typed).toHaveText('dispatch b');
    expect(await weightOf(typed)).not.toBe(await weightOf(option));
  });

  test('a title of more than 99 characters is shown from the match on, cut at 100 [AC-3]', async ({
    page,
    siteOf,
  }) => {
    const exported = sampleExport();
    const title = `Before you begin with the work, add ${'a technician and '.repeat(8)}more`;
    Object.assign(entryOf(exported, 'hwAddTechnician').fields, { title: { 'en-US': title } });
    await open(page, `${await siteOf({ exported })}/`);
    await type(fieldIn(main(page)), 'work, add');
    await expect(options(page)).toHaveText([title.slice(title.indexOf('work'), title.indexOf('work') + 100)]);
  });

  test('one mistyped letter still reaches a title, which is said to be only similar', async ({ page }) => {
    await open(page, '/');
    await type(fieldIn(main(page)), 'morning dispach');
    await expect(list(page).getByRole('group', { name: 'Similar to what you typed' })).toBeVisible();
    await expect(options(page)).toHaveText(['Morning dispatch routine']);
  });
});

test.describe('the list', () => {
  test.use({ viewport: desk });

  test('arrows move and wrap at both ends, and begin at the first either way [AC-4]', async ({ page }) => {
    await open(page, '/');
    const field = fieldIn(main(page));
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
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveText(invoices[1] ?? '');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('invoic');
    await field.press('e');
    await expect(selected(page)).toHaveCount(0);
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveText(invoices[0] ?? '');
  });

  test('an empty query clears suggestions and selection [AC-4]', async ({ page }) => {
    await open(page, '/');
    const field = fieldIn(main(page));
    await type(field, 'invoic');
    await expect(options(page)).toHaveCount(5);
    await field.press('ArrowDown');
    await expect(selected(page)).toHaveCount(1);
    await field.fill('');
    await expect(list(page)).toBeHidden();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  });

  test('Down opens and enters; Escape closes and keeps the text; editing keys edit [AC-4]', async ({
    page,
  }) => {
    await open(page, '/');
    const field = fieldIn(main(page));
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
  });

  test('Enter follows what is highlighted without loading a document, under a base path too [AC-4]', async ({
    page,
    siteOf,
  }) => {
    const address = await siteOf({ config: { basePath: '/help/' } });
    await open(page, `${address}/`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const field = fieldIn(main(page));
    await type(field, 'create an inv');
    await expect(options(page)).toHaveCount(1);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/help\/how-to\/create-an-invoice$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an invoice');
    await expect(list(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('Enter with nothing highlighted searches for what was typed, and closes the list [AC-4]', async ({
    page,
  }) => {
    await open(page, '/search');
    const field = fieldIn(main(page));
    await type(field, 'invoice');
    await expect(list(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=invoice$/u);
    await expect(list(page)).toBeHidden();
    await expect(field).toBeFocused();
    await field.press('End');
    await field.pressSequentially(' export');
    await expect(field).toHaveValue('invoice export');
  });

  test('a click follows a link, a middle click opens it beside; leaving the field closes the list', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    const field = fieldIn(main(page));
    await type(field, 'take a p');
    const beside = context.waitForEvent('page');
    await options(page).first().click({ button: 'middle' });
    await expect(await beside).toHaveURL(/\/how-to\/take-a-payment$/u);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
    await field.click();
    await options(page).first().click();
    await expect(page).toHaveURL(/\/how-to\/take-a-payment$/u);
  });

  test('covers what is below and moves nothing [SR-12]', async ({ page }) => {
    await watchLayoutShift(page);
    await open(page, '/');
    const heading = await main(page).getByRole('heading', { level: 2 }).first().boundingBox();
    await type(fieldIn(main(page)), 'vanbase');
    await expect(options(page)).toHaveCount(5);
    expect(await main(page).getByRole('heading', { level: 2 }).first().boundingBox()).toEqual(heading);
    expect(await layoutShiftOf(page)).toEqual({ shift: 0, moved: [] });
  });

  test('says politely how many there are, once typing has paused', async ({ page }) => {
    await open(page, '/');
    const field = fieldIn(main(page));
    await field.click();
    await expect(page.getByRole('search').getByRole('status')).not.toHaveCount(0);
    const said = main(page).getByRole('search').getByRole('status');
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
});

test.describe('with a list of the test’s own', () => {
  test.use({ allowed: /React DevTools/u });

  test('only what is of the main source, by its first address [AC-1] [AC-2]', async ({ page }) => {
    await openHarness(page, 'autocomplete');
    await type(page.getByRole('combobox'), 'plan');
    await expect(options(page)).toHaveText(['Plan a route', 'Planning board']);
    await expect(options(page).first()).toHaveAttribute('href', '/plan');
  });

  test('replaces the bundle’s when it arrives, not under a reader who has moved to a suggestion [AC-5]', async ({
    page,
  }) => {
    await openHarness(page, 'autocomplete');
    const field = page.getByRole('combobox');
    await type(field, 'pla');
    await expect(options(page)).toHaveText(['Plan a route', 'Planning board']);
    await field.press('ArrowDown');
    await comes(page, 'comes');
    await expect(selected(page)).toHaveText('Plan a route');
    await field.press('n');
    await expect(options(page)).toHaveText(['Plan B', /^Plans of others/u]);
    await expect(options(page).last()).toHaveAttribute('target', '_blank');
  });

  test('shows at once where nothing is highlighted; one that fails leaves the bundle’s [AC-5]', async ({
    page,
  }) => {
    await openHarness(page, 'autocomplete');
    await type(page.getByRole('combobox'), 'plan');
    await expect(options(page)).toHaveText(['Plan a route', 'Planning board']);
    await comes(page, 'comes');
    await expect(options(page)).toHaveText(['Plan B', /^Plans of others/u]);
    await openHarness(page, 'autocomplete');
    await type(page.getByRole('combobox'), 'plan');
    await comes(page, 'fails');
    await page.getByRole('combobox').press('n');
    await page.getByRole('combobox').press('Backspace');
    await expect(options(page)).toHaveText(['Plan a route', 'Planning board']);
  });

  test('a long one is read beside the page [AC-5]', async ({ page }) => {
    await openHarness(page, 'autocomplete');
    await type(page.getByRole('combobox'), 'plan');
    await expect(options(page)).toHaveText(['Plan a route', 'Planning board']);
    await comes(page, 'comesLong');
    await expect(options(page)).toHaveCount(5);
    await expect(options(page).last()).toHaveText('Plan number 4');
    await expect(options(page).last()).toHaveAttribute('href', '/4');
    expect(page.workers()).toHaveLength(1);
  });

  test('the service is told which suggestion was followed, and for which words [SR-11]', async ({ page }) => {
    await openHarness(page, 'autocomplete');
    const field = page.getByRole('combobox');
    const taken = () => page.evaluate(() => (window as unknown as { taken: unknown[] }).taken); // set by the page
    await type(field, ' planning');
    await expect(options(page)).toHaveCount(1);
    expect(await taken()).toEqual([]);
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/board$/u);
    expect(await taken()).toEqual([{ contentId: 'id of Planning board', query: 'planning' }]);
    await field.press('Enter');
    expect(await taken()).toHaveLength(1);
  });
});

test('the bundle carries the list, which is loaded with its code before it is needed [AC-5]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect.poll(() => asked.filter((path) => /\/bundle\/autocomplete\./u.test(path))).toHaveLength(1);
  expect(asked.filter((path) => path.includes('suggestion-box')).length).toBeGreaterThan(0);
});

test('on a metered connection the list waits for the focus', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const lists = () => asked.filter((url) => url.includes('/bundle/autocomplete.'));
  await open(page, '/');
  await main(page).getByRole('search').hover();
  await page.waitForLoadState('networkidle');
  expect(lists()).toEqual([]);
  await type(fieldIn(main(page)), 'invoic');
  await expect(options(page)).toHaveCount(5);
  expect(lists()).toHaveLength(1);
});

test('a long list is read beside the page', async ({ page }) => {
  await changeFile(
    page,
    ({ name }) => name === 'autocomplete',
    (text) => text.padEnd(5_000_000),
  );
  const started = page.waitForEvent('worker');
  await open(page, '/');
  await type(fieldIn(main(page)), 'invoic');
  await expect(options(page)).toHaveCount(5);
  expect((await started).url()).toMatch(/suggest-worker/u);
});
