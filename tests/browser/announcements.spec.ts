import type { Page } from '@playwright/test';
import { announcementCodeIds } from '../../schemas/spec/announcements.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { shiftWhenSettled } from './layout-shift.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { entryOf, type RawEntry, sampleExport } from './sample.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search announcements' });
const typeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Type/u });
const options = (page: Page) => page.getByRole('dialog', { name: 'Type' });
const option = (page: Page, name: string) => options(page).getByRole('checkbox', { name, exact: true });
const press = (page: Page, name: string) => options(page).getByRole('button', { name, exact: true }).click();
const items = (page: Page) => page.getByRole('main').getByRole('article');
const months = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('main').getByRole('status');

/** An announcement like one of the sample, with fields of its own. */
function announcementLike(model: RawEntry, id: string, fields: Record<string, unknown>): RawEntry {
  const own = Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]);
  return {
    ...model,
    sys: { ...model.sys, id },
    fields: { ...model.fields, ...Object.fromEntries(own) },
  };
}

test('words narrow the list down by title or text, whatever their case, 250 ms after the last key [AN-1]', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await open(page, '/announcements');
  await page.clock.pauseAt('2026-11-20T13:00:00Z');
  await field(page).fill('SECURITY');
  await page.clock.runFor(200);
  await field(page).fill('SECURITY audit');
  await page.clock.runFor(200);
  await expect(items(page)).toHaveCount(16);
  await page.clock.runFor(100);
  await expect(items(page)).toHaveCount(1);
  await expect(count(page)).toHaveText('1 of 16 announcements');
  await field(page).fill('boise, tampa');
  await page.clock.runFor(300);
  await expect(items(page)).toContainText(['User groups in nine cities']);
  await field(page).fill('  ');
  await page.clock.runFor(300);
  await expect(items(page)).toHaveCount(16);
});

test('the field has a button that clears it, and keeps the focus [AN-1]', async ({ page }) => {
  await page.goto('/announcements?q=stripe');
  await expect(field(page)).toHaveValue('stripe');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(field(page)).toBeFocused();
  await expect(items(page)).toHaveCount(16);
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/announcements$/u);
});

test('types are staged until Apply, and match any that is chosen [AN-1]', async ({ page }) => {
  await page.goto('/announcements');
  await typeButton(page).click();
  await option(page, 'Event').check();
  await option(page, 'Partnership').check();
  await expect(items(page)).toHaveCount(16);
  await press(page, 'Apply');
  await expect(options(page)).toBeHidden();
  await expect(items(page)).toHaveCount(3);
  await expect(typeButton(page)).toHaveText('Type (2)');
  await expect(page).toHaveURL(/\?type=Event&type=Partnership$/u);
});

test('All, None and Clear Filter choose for the reader [AN-1]', async ({ page }) => {
  await page.goto('/announcements');
  await typeButton(page).click();
  await press(page, 'All');
  await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(11);
  await press(page, 'None');
  await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await option(page, 'Blog').check();
  await press(page, 'Apply');
  await expect(items(page)).toHaveCount(2);
  await typeButton(page).click();
  await press(page, 'Clear Filter');
  await expect(options(page)).toBeHidden();
  await expect(items(page)).toHaveCount(16);
  await expect(page).toHaveURL(/\/announcements$/u);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press of its button', (page: Page) => typeButton(page).click()],
  ['a press elsewhere', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
] as const) {
  test(`closing with ${how} forgets what was staged [AN-1]`, async ({ page }) => {
    await page.goto('/announcements?type=Blog');
    await typeButton(page).click();
    await option(page, 'Event').check();
    await close(page);
    await expect(options(page)).toBeHidden();
    await expect(items(page)).toHaveCount(2);
    await typeButton(page).click();
    await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(option(page, 'Blog')).toBeChecked();
  });
}

test('a keyboard is enough for the filter [AN-1]', async ({ page }) => {
  await open(page, '/announcements');
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(typeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options(page).getByRole('button', { name: 'All' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(option(page, 'Blog')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(options(page)).toBeHidden();
  await expect(typeButton(page)).toBeFocused();
  await expect(items(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(options(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(typeButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Blog' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(16);
  await expect(count(page)).toBeFocused();
});

test('what is chosen stands beside the filter, each to be taken away [AN-1]', async ({ page }) => {
  await page.goto('/announcements?type=Event&type=Blog');
  const chosen = page.getByRole('list', { name: 'Chosen types' });
  await expect(chosen.getByRole('button')).toHaveText(['Blog', 'Event', 'Clear Filter']);
  await chosen.getByRole('button', { name: 'Remove Event' }).click();
  await expect(chosen.getByRole('button')).toHaveText(['Blog', 'Clear Filter']);
  await expect(items(page)).toHaveCount(2);
  await chosen.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(chosen).toHaveCount(0);
  await expect(items(page)).toHaveCount(16);
});

test('the address holds the filter; Back undoes a choice, not single words [AN-1]', async ({ page }) => {
  await page.goto('/');
  await page.goto('/announcements');
  await field(page).pressSequentially('the', { delay: 20 });
  await expect(page).toHaveURL(/\?q=the$/u);
  await typeButton(page).click();
  await option(page, 'News').check();
  await press(page, 'Apply');
  await expect(page).toHaveURL(/\?type=News&q=the$/u);
  const shown = await items(page).count();
  await page.reload();
  await expect(field(page)).toHaveValue('the');
  await expect(typeButton(page)).toHaveText('Type (1)');
  await expect(items(page)).toHaveCount(shown);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=the$/u);
  await expect(typeButton(page)).toHaveText('Type');
  await expect(field(page)).toHaveValue('the');
  await page.goForward();
  await expect(typeButton(page)).toHaveText('Type (1)');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/u);
});

test('keys that follow each other quickly are all kept [AN-1]', async ({ page }) => {
  await open(page, '/announcements');
  await field(page).pressSequentially('security audit', { delay: 130 });
  await expect(field(page)).toHaveValue('security audit');
  await field(page).press('End');
  await field(page).pressSequentially(' passed', { delay: 260 });
  await expect(field(page)).toHaveValue('security audit passed');
  await expect(items(page)).toHaveCount(1);
});

test('nothing found is said, with ways on [AN-2]', async ({ page }) => {
  await page.goto('/announcements?q=zebra&type=Blog');
  await expect(page.getByRole('heading', { name: 'No announcements found' })).toBeVisible();
  await expect(count(page)).toHaveText('0 of 16 announcements');
  const everywhere = page.getByRole('link', { name: 'Search the whole help center' });
  await expect(everywhere).toHaveAttribute('href', '/search?q=zebra');
  await page.getByRole('main').getByRole('button', { name: 'Clear Filter' }).last().click();
  await expect(items(page)).toHaveCount(16);
  await expect(field(page)).toHaveValue('');
  await expect(count(page)).toBeFocused();
});

test('announcements stand under the month of their update in Pacific time [AN-2]', async ({
  page,
  siteOf,
}) => {
  const exported = sampleExport();
  const model = entryOf(exported, 'anFall26');
  const at = (id: string, updatedAt: string) => {
    const entry = announcementLike(model, id, { title: id, pin: false });
    return { ...entry, sys: { ...entry.sys, updatedAt } };
  };
  exported.entries.push(
    at('lastOfJanuary', '2027-02-01T07:59:00.000Z'),
    at('firstOfFebruary', '2027-02-01T08:00:00.000Z'),
  );
  await page.goto(`${await siteOf({ exported })}/announcements`);
  await expect(months(page).nth(0)).toHaveText('February 2027');
  await expect(months(page).nth(1)).toHaveText('January 2027');
  await expect(page.getByRole('region', { name: 'January 2027' }).getByRole('article')).toContainText([
    'lastOfJanuary',
  ]);
});

test('each of the eleven types has a colour of its own, light and dark [AN-3]', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/announcements');
    const colours = await items(page)
      .locator('span[class*="tag"]')
      .evaluateAll((tags) =>
        tags.map((tag) => [tag.textContent, getComputedStyle(tag).backgroundColor] as const),
      );
    const byName = new Map(colours);
    expect(byName.size).toBe(Object.keys(announcementCodeIds).length);
    expect(new Set(byName.values()).size).toBe(byName.size);
  }
});

test('an announcement leads where its editor says, in a new window if so, and shows its pin [AN-3]', async ({
  page,
  siteOf,
}) => {
  const exported = sampleExport();
  const model = entryOf(exported, 'anFall26');
  exported.entries.push(
    announcementLike(model, 'here', {
      title: 'Stays here',
      ctaLink: '/how-to/book-a-job',
      ctaOpenInNewWindow: false,
      learnMoreLinks: [{ label: 'Read on', url: '/faq/dispatch-faq' }],
      pin: true,
    }),
    announcementLike(model, 'away', {
      title: 'Opens a window',
      ctaLink: '/how-to/book-a-job',
      ctaOpenInNewWindow: true,
      pin: false,
    }),
  );
  await page.goto(`${await siteOf({ exported })}/announcements`);
  const here = items(page).filter({ hasText: 'Stays here' });
  await expect(here.getByText('Pinned')).toBeAttached();
  const link = here.getByRole('link', { name: 'Stays here', exact: true });
  expect(await link.getAttribute('target')).toBeNull();
  await expect(here.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/faq/dispatch-faq');
  const away = items(page).filter({ hasText: 'Opens a window' });
  await expect(away.getByText('Pinned')).toHaveCount(0);
  await expect(away.getByRole('link', { name: /^Opens a window/u })).toHaveAttribute('target', '_blank');
  await link.click();
  await expect(page).toHaveURL(/\/how-to\/book-a-job$/u);
});

test('each announcement can be linked to, and the one that is named stands out [AN-3]', async ({ page }) => {
  await page.goto('/announcements#anAudit25');
  const named = items(page).filter({ hasText: 'Security audit passed without findings' });
  await expect(named).toBeInViewport();
  await expect(named).toHaveAttribute('data-named', 'true');
  await named.getByRole('link', { name: /^Link to Security audit/u }).click();
  await expect(page).toHaveURL(/\/announcements#anAudit25$/u);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Field Days 2026: see you in Denver' }).click();
  await expect(page).toHaveURL(/\/announcements#anFieldDays26$/u);
  await expect(items(page).filter({ hasText: 'Field Days 2026' })).toBeInViewport();
});

test('without scripts the whole list reads, and no filter is offered [AN-2]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/announcements');
  await expect(items(page)).toHaveCount(16);
  await expect(items(page).last()).toContainText('The summary is public');
  await expect(field(page)).toBeHidden();
  await expect(typeButton(page)).toBeHidden();
  await context.close();
});

test('a shared filter does not shift the page when it is applied [AN-1]', async ({ page }) => {
  await page.goto('/announcements?type=Blog&q=a');
  await expect(typeButton(page)).toHaveText('Type (1)');
  expect(await shiftWhenSettled(page)).toBeLessThan(0.001); // the arrow of a button whose words are longer now
});

test('of 500 announcements the typed words leave those that have them [AN-1]', async ({ page, siteOf }) => {
  const exported = sampleExport();
  const models = exported.entries.filter(({ sys }) => sys.contentType.sys.id === 'announcement');
  for (let index = 0; index < 500; index += 1) {
    const model = models[index % models.length];
    if (model === undefined) break;
    const entry = announcementLike(model, `many${index}`, { title: `Number ${index} of many` });
    const updatedAt = new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString();
    exported.entries.push({ ...entry, sys: { ...entry.sys, updatedAt } as RawEntry['sys'] });
  }
  await open(page, `${await siteOf({ exported })}/announcements`);
  await expect(items(page)).toHaveCount(516);
  await field(page).pressSequentially('number 499');
  await expect(items(page)).toHaveCount(1);
  await field(page).press('Backspace');
  await expect(items(page)).toHaveCount(11); // 49, and 490 to 499
});

test('the filter keeps nobody out, open, applied or with nothing found [AN-1]', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/announcements');
    await typeButton(page).click();
    await option(page, 'Event').check();
    await expectNoBarriersInEitherScheme(page);
    await press(page, 'Apply');
    await expect(items(page)).toHaveCount(2);
    await expectNoBarriersInEitherScheme(page);
    await field(page).fill('zebra');
    await expect(items(page)).toHaveCount(0);
    await expectNoBarriersInEitherScheme(page);
  }
});

test.describe('types that cannot be loaded', () => {
  test.use({ allowed: /Failed to load|preload/u });

  for (const [what, file] of [
    ['their own script', /\/type-options-[^/]*\.js$/u],
    ['the scripts that it imports', /\/assets\/(?!type-options-)[^/]*\.js$/u],
  ] as const)
    test(`for want of ${what} stay closed, and come with the next press once they can [AN-1]`, async ({
      page,
    }) => {
      await open(page, '/announcements');
      await page.route(file, (route) => route.abort('failed'));
      await typeButton(page).click();
      await expect(typeButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(items(page).first()).toBeVisible();
      await page.unroute(file);
      await typeButton(page).click();
      await expect(options(page)).toBeVisible();
    });
});
