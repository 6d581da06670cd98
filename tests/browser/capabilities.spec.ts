import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { shiftWhenSettled } from './layout-shift.ts';
import { oddSite } from './odd-sample.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const list = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const range = (page: Page) => page.getByRole('main').getByRole('status');
const areas = (page: Page) => page.getByRole('navigation', { name: 'Product areas' });
const chips = (page: Page) => page.getByRole('list', { name: 'Narrow down' });
const pagesNav = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const turnTo = (page: Page, number: number) =>
  pagesNav(page).getByRole('link', { name: `Page ${number}`, exact: true });

test('a page has twelve capabilities in rows of three. Turning the page scrolls to the list and is announced, and Back undoes it. On a small screen the areas open and close [CP-1] [CP-2] [LY-8]', async ({
  page,
}) => {
  await open(page, '/product-capabilities?page=2');
  await expect(range(page)).toHaveText('13-18 of 18 items');
  expect(await shiftWhenSettled(page)).toBe(0);
  await followLink(page, '/product-capabilities?page=99');
  await expect(range(page)).toHaveText('1-12 of 18 items');
  await expect(turnTo(page, 1)).toHaveAttribute('aria-current', 'page');

  await followLink(page, '/product-capabilities');
  await expect(page).toHaveURL(/\/product-capabilities$/u);
  await expect(cards(page)).toHaveCount(12);
  await expect(range(page)).toHaveText('1-12 of 18 items');
  await turnTo(page, 2).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\?page=2$/u);
  await expect(page).toHaveTitle('Product capabilities (page 2 of 2) | Vanbase Help Center');
  await expect(list(page, 'Product capabilities')).toBeFocused();
  await expect(range(page)).toHaveText('13-18 of 18 items');
  await expect(range(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(range(page)).toHaveText('1-12 of 18 items');
  await expect(page).toHaveTitle('Product capabilities | Vanbase Help Center');
  await expect(turnTo(page, 2)).toBeInViewport();
  await page.goForward();
  await expect(range(page)).toHaveText('13-18 of 18 items');
  await areas(page).getByRole('link', { name: 'Dispatch', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch');
  const cells = list(page, 'Dispatch').getByRole('list').first().locator('> li');
  await expect(cells.first()).toBeVisible();
  const shown = await cards(page).count();
  expect(shown % 3).not.toBe(0);
  await expect(cells).toHaveCount(Math.ceil(shown / 3) * 3);

  await areas(page).getByRole('link', { name: 'Pro', exact: true }).click();
  await expect(page).toHaveURL(/\/product-capabilities\/pro$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pro/u);
  for (const card of await cards(page).all())
    await expect(card.getByText('Pro', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await followLink(page, '/product-capabilities');
  const dispatch = areas(page).getByRole('link', { name: 'Dispatch', exact: true }).filter({ visible: true });
  const opener = areas(page).getByText('Area: All areas');
  await expect(opener).toBeVisible();
  await expect(dispatch).toHaveCount(0);
  await opener.click();
  await expect(dispatch).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dispatch).toHaveCount(0);
  await page.keyboard.press('Enter');
  await dispatch.click();
  await expect(page).toHaveURL(/\/product-capabilities\/dispatch$/u);
  await expect(areas(page).getByText('Area: Dispatch')).toBeVisible();
  await expect(dispatch).toHaveCount(0);
});

test('five pages are offered on a desktop and three on a phone. Choosing an area or a sub-area resets the choices below it, and Clear shows the whole area [CP-1] [CP-2]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(oddSite);
  const numbers = pagesNav(page).getByRole('link', { name: /^Page \d/u });
  await open(page, `${site}/product-capabilities?page=5`);
  await expect(range(page)).toHaveText('49-60 of 100 items');
  await expect(numbers.filter({ visible: true })).toHaveText(['3', '4', '5', '6', '7']);
  await pagesNav(page).getByRole('link', { name: 'Last page' }).click();
  await expect(range(page)).toHaveText('97-100 of 100 items');
  await expect(numbers.filter({ visible: true })).toHaveText(['5', '6', '7', '8', '9']);
  await expect(pagesNav(page).getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(numbers.filter({ visible: true })).toHaveText(['7', '8', '9']);
  await pagesNav(page).getByRole('link', { name: 'First page' }).click();
  await expect(numbers.filter({ visible: true })).toHaveText(['1', '2', '3']);
  await expect(pagesNav(page).getByRole('link', { name: 'Previous page' })).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 720 });
  await areas(page).getByRole('link', { name: 'Accounting' }).click();
  await expect(areas(page).getByRole('link', { name: 'Accounting' })).toHaveAttribute('aria-current', 'page');
  await chips(page).getByRole('link', { name: 'Accounting export' }).click();
  await expect(chips(page).locator('[aria-current]')).toHaveText('Accounting export');
  await turnTo(page, 2).click();
  await expect(page).toHaveURL(/\/accounting\?sub=accounting-export&page=2$/u);
  await areas(page).getByRole('link', { name: 'Dispatch' }).click();
  await expect(page).toHaveURL(/\/product-capabilities\/dispatch$/u);
  await expect(range(page)).toContainText('1-');
  await expect(chips(page).locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch');

  await followLink(page, `${site}/product-capabilities/accounting?page=2`);
  await expect(range(page)).toContainText('13-24 of');
  await chips(page).getByRole('link', { name: 'Invoices and payments' }).click();
  await expect(page).toHaveURL(/\/accounting\?sub=invoices-and-payments$/u);
  await expect(range(page)).toContainText('1-');
  await chips(page).getByRole('link', { name: 'Accounting export' }).click();
  await expect(range(page)).toContainText('1-12 of');
  await page.goBack();
  await expect(chips(page).locator('[aria-current]')).toHaveText('Invoices and payments');
  await chips(page).getByRole('link', { name: 'Clear' }).press('Enter');
  await expect(page).toHaveURL(/\/product-capabilities\/accounting$/u);
  await expect(chips(page).getByRole('link').first()).toBeFocused();
  await expect(chips(page).getByRole('link', { name: 'Clear' })).toHaveCount(0);
  await chips(page).getByRole('link', { name: 'Accounting export' }).click();
  await chips(page).getByRole('link', { name: 'Accounting export' }).click();
  await expect(page).toHaveURL(/\/product-capabilities\/accounting$/u);

  // one sub-area alone gets no chips
  await followLink(page, `${site}/product-capabilities/sales`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales and estimates');
  await expect(chips(page)).toHaveCount(0);
  await followLink(page, `${site}/product-capabilities/alone`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every capability reads, and nothing is offered that needs them [CP-2]', async ({ page }) => {
    await page.goto('/product-capabilities');
    await expect(cards(page).filter({ visible: true })).toHaveCount(18);
    await expect(pagesNav(page)).toBeHidden();
    await expect(range(page)).toBeHidden();
    await page.goto('/product-capabilities/dispatch-board');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch board');
    await expect(cards(page).first()).toBeVisible();
  });
});
