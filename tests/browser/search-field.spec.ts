import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInEitherScheme } from './axe.ts';
import { article, banner, overflowOf, phone } from './frame.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { linkedSpace } from './spaces.ts';

const main = (page: Page): Locator => page.getByRole('main');
const fieldIn = (part: Locator): Locator => part.getByRole('combobox');
const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page): Locator =>
  list(page).getByRole('option').filter({ hasNotText: 'See all results' });
const clear = (part: Locator): Locator => part.getByRole('button', { name: 'Clear the search field' });

test('the field has a label, a clear button, and leaves an input method its keys. The list is accessible, mirrored from right to left, and nothing is submitted automatically [SR-12]', async ({
  page,
}) => {
  await open(page, '/');
  const field = fieldIn(main(page));
  await expect(field).toHaveAttribute('placeholder', 'Search...');
  await expect(clear(main(page))).toHaveCount(0);
  await field.fill('invoice');
  await expect(list(page)).toBeVisible();
  await clear(main(page)).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(clear(main(page))).toHaveCount(0);
  await expect(list(page)).toBeHidden();

  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'invoic', selectionStart: 6, selectionEnd: 6 });
  await expect(options(page)).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  await expect(field).toHaveValue('invoic');
  await client.send('Input.insertText', { text: 'invoice' });
  await expect(field).toHaveValue('invoice');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);

  const within = 'main :is([role=search], search)';
  await field.fill('vanbase');
  await expect(options(page)).toHaveCount(5);
  await field.press('ArrowDown');
  await expectNoBarriersInEitherScheme(page, { state: 'one is highlighted', within });
  await field.fill('morning dispach');
  await expect(list(page).getByRole('group')).toBeVisible();
  await expectNoBarriers(page, { state: 'similar', within });

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await field.fill('vanbase');
  await expect(options(page)).toHaveCount(5);
  const [form, box] = [
    await page.getByRole('main').getByRole('search').boundingBox(),
    await list(page).locator('..').boundingBox(),
  ];
  expect(box?.x).toBe(form?.x);
  expect(box?.width).toBe(form?.width);
  const words = await options(page).first().locator('mark').boundingBox();
  expect(words?.x ?? 0, 'they stand at the right').toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);

  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field.fill('invoice');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/:\d+\/$/u);
});

test('with automatic submit a typed query is sent once, and the field follows the address [SR-12]', async ({
  page,
  siteOf,
}) => {
  const flags = { fullHeader: true, searchAutosubmit: true };
  await page.route('**/flags', (route) => route.fulfill({ json: flags }));
  await page.clock.install();
  await open(page, `${await siteOf(linkedSpace)}/`);
  await expect(page.getByRole('navigation', { name: 'Other sites' }), 'flags have come').toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const field = fieldIn(main(page));
  await field.focus();
  await page.keyboard.type('invoice');
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/:\d+\/$/u);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/search\?q=invoice$/u);
  await expect(field).toBeFocused();
  await page.keyboard.type(' export');
  await expect(field).toHaveValue('invoice export');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/search\?q=invoice\+export$/u);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await page.goForward();
  await expect(field).toHaveValue('invoice export');
  await expect(clear(main(page))).toBeVisible();

  const steps = await page.evaluate(() => history.length);
  await field.fill('   ');
  await page.clock.runFor(2000);
  await field.fill('invoice expor');
  await field.fill('invoice export ');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/\/search\?q=invoice\+export$/u);
  expect(await page.evaluate(() => history.length), 'nothing, and the same, is not sent').toBe(steps);

  await field.fill('refund');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=refund$/u);
  await field.pressSequentially('s of May');
  await page.goBack();
  await expect(field).toHaveValue('invoice export');
  await page.goForward();
  await expect(field).toHaveValue('refund');
  await expect(page.getByRole('combobox'), 'the page has the only field').toHaveCount(1);
});

test('text typed before hydration stays, with the caret, and gets suggestions after it [SR-12]', async ({
  page,
}) => {
  const waiting = new EventTarget();
  const isLetGo = new Promise((resolve) => waiting.addEventListener('letGo', resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const plain = main(page).getByRole('searchbox');
  await plain.pressSequentially('invoic');
  await plain.press('ArrowLeft');
  await plain.evaluate((input) => Object.assign(input, { isTheSame: true }));
  waiting.dispatchEvent(new Event('letGo'));
  const field = fieldIn(main(page));
  await expect(options(page)).toHaveCount(5);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('invoic');
  expect(
    await field.evaluate((input: HTMLInputElement) => [input.selectionStart, 'isTheSame' in input]),
  ).toEqual([5, true]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the header’s list fits above a keyboard, for fingers [SR-12]', async ({ page }) => {
    await open(page, article);
    await banner(page).getByRole('button', { name: 'Search', exact: true }).tap();
    const field = fieldIn(banner(page));
    await expect(field).toBeFocused();
    await field.pressSequentially('vanbase');
    await expect(options(page)).toHaveCount(5);
    const box = await list(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'half of the window is the keyboard’s').toBeLessThan(844 / 2);
    expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field, 'the panel stays').toBeVisible();
    await field.press('ArrowDown');
    await options(page).nth(1).tap();
    await expect(page).toHaveURL(/\/landing-page\/commercial$/u);
    await expect(field).toBeHidden();
  });
});
