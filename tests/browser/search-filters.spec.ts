import type { Page } from '@playwright/test';
import { filterListMaxHeightPx } from '../../schemas/spec/pages/search.ts';
import { expectNoBarriers, expectNoBarriersInEitherScheme } from './axe.ts';
import { followLink } from './follow-link.ts';
import { overflowOf } from './frame.ts';
import { expect, test } from './quiet-page.ts';
import { facetOf, filtered, found, searchStandIn } from './search-service.ts';

/** What is around it is looked at with every page, and so are results. */
const place = { within: 'main', without: ['main article'] };

const main = (page: Page) => page.getByRole('main');
const count = (page: Page, text: string | RegExp) => main(page).getByRole('status').filter({ hasText: text });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const labels = (page: Page, name: string) => group(page, name).getByRole('listitem');
const option = (page: Page, name: string, label: string) =>
  group(page, name).getByRole('checkbox', { name: new RegExp(`^${label}\\b`, 'u') });
const sources = (page: Page) => main(page).getByRole('navigation', { name: 'Source' }).getByRole('link');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true });
const active = (page: Page) => main(page).getByRole('list', { name: 'Active filters' });

async function searchFor(page: Page, words: string): Promise<void> {
  const box = main(page).getByRole('search').locator('input');
  await box.fill(words);
  await box.press('Enter');
}

test('the source applies at once, and the filter lists change with the results. They are sorted by count, then text, and can be searched. A topic filters by all its areas [SR-5]', async ({
  page,
}) => {
  const service = await searchStandIn(page, filtered(34, 14));
  await page.goto('/search?q=payment');
  await expect(sources(page)).toContainText(['All 34', 'Knowledge Base 20', 'Academy 14']);
  await expect(sources(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await sources(page).nth(2).click();
  await expect(page).toHaveURL(/\?q=payment&source=Absorb$/u);
  await expect(count(page, 'Results 1-10 of 14')).toBeVisible();
  expect(service.queries.at(-1)?.filters).toEqual({ SOURCE: ['Absorb'] });
  await expect(sources(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(sources(page)).toHaveCount(3);

  await option(page, 'Content type', 'FAQ').check();
  const few = [
    facetOf('SOURCE', { KBContentful: 7, Absorb: 0 }),
    facetOf('CONTENTFUL_TYPE', { kbFaq: 4, kbGlossary: 3 }),
  ];
  service.answerWith(found(7, { facets: few }));
  await searchFor(page, 'invoice');
  await expect(labels(page, 'Content type')).toContainText(['FAQ4', 'Glossary3']);
  await expect(option(page, 'Content type', 'FAQ')).not.toBeChecked();
  await expect(group(page, 'Topic')).toHaveCount(0);
  await expect(sources(page)).toHaveCount(1);
  await expect(sources(page)).toContainText('Knowledge Base');

  const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`Type ${index}`, 60 - index]));
  service.answerWith(found(34, { facets: [facetOf('CONTENTFUL_TYPE', many)] }));
  await searchFor(page, 'refund');
  const list = group(page, 'Content type').getByRole('list');
  await expect(labels(page, 'Content type')).toHaveCount(60);
  expect((await list.boundingBox())?.height).toBe(filterListMaxHeightPx);
  await labels(page, 'Content type').last().scrollIntoViewIfNeeded();
  await expect(labels(page, 'Content type').last()).toBeInViewport();
  const field = page.getByRole('searchbox', { name: 'Search in Content type' });
  await field.fill('TYPE 59');
  await expect(labels(page, 'Content type')).toContainText(['Type 59']);
  await expect(labels(page, 'Content type')).toHaveCount(1);
  await field.fill('zebra');
  await expect(group(page, 'Content type').getByRole('status')).toHaveText('Nothing matches “zebra”.');
  await expectNoBarriersInEitherScheme(page, { ...place, state: 'a search without a match' });
  await group(page, 'Content type').getByRole('button', { name: 'Clear search' }).click();
  await expect(labels(page, 'Content type')).toHaveCount(60);

  service.answerWith(filtered(34, 12));
  await searchFor(page, 'payment');
  await expect(labels(page, 'Topic')).toContainText(['Dispatch15', 'Payments9', 'Accounting6', 'Platform1']);
  await expect(
    labels(page, 'Product area'),
    'an area that is a whole topic is not there twice',
  ).toContainText(['Dispatch / Board9', 'Dispatch / Routing6', 'Payments / Cards5', 'Payments / Refunds4']);
  await expect(labels(page, 'Product area')).toHaveCount(4);
  await expect(labels(page, 'Content type')).toContainText([
    'Course / Video14',
    'How to Guide12',
    'Troubleshooting6',
    'FAQ3',
    'Release Notes3',
    'Glossary1',
  ]);

  await option(page, 'Topic', 'Dispatch').check();
  await expect(labels(page, 'Product area')).toContainText(['Dispatch / Board', 'Dispatch / Routing']);
  await expect(labels(page, 'Product area')).toHaveCount(2);
  await apply(page).click();
  await expect
    .poll(() => service.queries.at(-1)?.filters)
    .toEqual({ PRODUCT_AREA: ['Dispatch / Board', 'Dispatch / Routing'] });
  await expect(active(page).getByRole('button')).toHaveText(['Dispatch', 'Clear all filters']);
  await option(page, 'Product area', 'Dispatch / Routing').uncheck();
  await expect(option(page, 'Topic', 'Dispatch')).toHaveJSProperty('indeterminate', true);
  await apply(page).click();
  await expect.poll(() => service.queries.at(-1)?.filters).toEqual({ PRODUCT_AREA: ['Dispatch / Board'] });
});

test('selections wait for Apply, Clear takes them away, and none keeps anybody out [SR-5]', async ({
  page,
}) => {
  await page.clock.install();
  const service = await searchStandIn(page, filtered(34, 2)); // few, for axe
  await page.goto('/search?q=payment');
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await option(page, 'Content type', 'FAQ').check();
  await option(page, 'Product area', 'Payments / Cards').check();
  await page.clock.runFor(1000); // longer than any debounce of the page
  expect(service.queries).toHaveLength(1);
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await apply(page).click();
  await expect(count(page, 'Results 1-2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/&area=Payments\+%2F\+Cards&type=kbFaq$/u);
  expect(service.queries.at(-1)?.filters).toEqual({
    PRODUCT_AREA: ['Payments / Cards'],
    CONTENTFUL_TYPE: ['kbFaq'],
  });
  await option(page, 'Topic', 'Dispatch').check();
  await expectNoBarriersInEitherScheme(page, { ...place, state: 'applied, and others chosen' });
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
  await expect(option(page, 'Content type', 'FAQ')).not.toBeChecked();
  await expect(page).toHaveURL(/\?q=payment$/u);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('filters open in an accessible full-screen dialog and are discarded when it is closed. Active filters fit into 320 px above the results, each with a remove button [SR-5]', async ({
    page,
  }) => {
    const service = await searchStandIn(page, filtered(34, 2));
    await page.goto('/search?q=payment');
    await expect(count(page, 'Results 1-10 of 34')).toBeVisible();
    const button = main(page).getByRole('button', { name: 'Filters' });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await button.click();
    await option(page, 'Content type', 'FAQ').check();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(option(page, 'Content type', 'FAQ')).not.toBeChecked();
    await option(page, 'Content type', 'FAQ').check();
    await option(page, 'Content type', 'Glossary').check();
    await expectNoBarriersInEitherScheme(page, { state: 'open', within: 'dialog[open]' });
    expect(service.queries).toHaveLength(1);
    await apply(page).click();
    await expect(sheet).toBeHidden();
    await expect(count(page, 'Results 1-2 of 2')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Filters (2)' })).toBeFocused();
    await expectNoBarriers(page, { ...place, state: 'applied' });

    service.answerWith(filtered(34, 30));
    await page.setViewportSize({ width: 320, height: 640 });
    await followLink(page, '/search?q=payments&type=kbFaq&type=kbHowTo&area=Payments+%2F+Cards&page=2');
    await expect(count(page, 'Results 11-20 of 30')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await main(page).getByRole('button', { name: 'Filters (3)' }).click();
    await expect(option(page, 'Content type', 'FAQ')).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const targets = page.getByRole('dialog').locator('button, label:has(input[type=checkbox])');
    const boxes = await targets.evaluateAll((each) =>
      each.map((target) => target.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    );
    const sizes = boxes.filter(({ width }) => width > 0);
    expect(sizes.length).toBeGreaterThan(10);
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 720 });
    const names = ['Payments / Cards', 'How to Guide', 'Clear all filters'];
    await expect(active(page).getByRole('button')).toHaveText(names.toSpliced(1, 0, 'FAQ'));
    await active(page).getByRole('button', { name: 'Remove FAQ' }).click();
    await expect(page).toHaveURL(/\?q=payments&area=Payments\+%2F\+Cards&type=kbHowTo$/u);
    await expect(count(page, /^Results/u)).toBeFocused();
    await active(page).getByRole('button', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL(/\?q=payments$/u);
    await page.goBack();
    await expect(active(page).getByRole('button')).toHaveText(names);
  });
});
