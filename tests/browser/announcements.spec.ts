import type { Page } from '@playwright/test';
import { announcementCodeIds } from '../../schemas/spec/pages/announcements.ts';
import { expectNoBarriersInPart } from './axe.ts';
import { crowdedSpace, manyAnnouncements } from './crowded-space.ts';
import { followLink } from './follow-link.ts';
import { shiftWhenSettled } from './layout-shift.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search announcements' });
const typeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Type/u });
const options = (page: Page) => page.getByRole('dialog', { name: 'Type' });
const option = (page: Page, name: string) => options(page).getByRole('checkbox', { name, exact: true });
const press = (page: Page, name: string) => options(page).getByRole('button', { name, exact: true }).click();
const items = (page: Page) => page.getByRole('main').getByRole('article');
const months = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test('typing filters the list by title or text in any case, 250 ms after the last key. Fast keys are all kept, and a button clears the field [AN-1]', async ({
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

  await field(page).fill('');
  await field(page).pressSequentially('security audit');
  await page.clock.runFor(250);
  // the list follows the key before while the next one comes
  for (const key of ' passed') {
    await field(page).pressSequentially(key);
    await page.clock.runFor(250);
  }
  await expect(field(page)).toHaveValue('security audit passed');
  await expect(items(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.clock.runFor(250);
  await expect(field(page)).toBeFocused();
  await expect(items(page)).toHaveCount(16);
  await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/announcements$/u);
});

test.describe('types', () => {
  test.use({ allowed: /Failed to load|preload/u });

  test('open with the next press after a failed load. They are staged until Apply, discarded when the dialog closes, and accessible by keyboard [AN-1]', async ({
    page,
  }) => {
    const file = /\/type-options-[^/]*\.js$/u;
    await open(page, '/announcements');
    await page.route(file, (route) => route.abort('failed'));
    const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
    await typeButton(page).click();
    await failed;
    await expect(typeButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(items(page).first()).toBeVisible();
    await page.unroute(file);
    await typeButton(page).click();
    await press(page, 'All');
    await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(11);
    await press(page, 'None');
    await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await option(page, 'Event').check();
    await option(page, 'Partnership').check();
    await expect(items(page)).toHaveCount(16);
    await press(page, 'Apply');
    await expect(options(page)).toBeHidden();
    await expect(items(page)).toHaveCount(3);
    await expect(typeButton(page)).toHaveText('Type (2)');
    await expect(page).toHaveURL(/\?type=Event&type=Partnership$/u);
    await expectNoBarriersInPart(page, { state: 'applied', within: 'main', without: ['main article'] });
    await typeButton(page).click();
    await expect(options(page)).toBeVisible();
    await expectNoBarriersInPart(page, { state: 'open', within: 'main [role=dialog]' });
    await page.keyboard.press('Escape');

    for (const [how, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a press of its button', () => typeButton(page).click()],
      ['a press elsewhere', () => page.getByRole('heading', { level: 1 }).click()],
    ] as const)
      await test.step(how, async () => {
        await typeButton(page).click();
        await option(page, 'Blog').check();
        await close();
        await expect(options(page)).toBeHidden();
        await expect(items(page)).toHaveCount(3);
        await typeButton(page).click();
        await expect(options(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
        await expect(option(page, 'Blog')).not.toBeChecked();
        await page.keyboard.press('Escape');
      });

    await typeButton(page).click();
    await press(page, 'Clear Filter');
    await expect(options(page)).toBeHidden();
    await expect(items(page)).toHaveCount(16);
    await expect(page).toHaveURL(/\/announcements$/u);

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
});

test('a filter in the address shifts nothing and shows each type with a remove button. An empty list says so and offers links [AN-1] [AN-2]', async ({
  page,
}) => {
  await page.goto('/announcements?type=Event&type=Blog&q=a');
  await expect(typeButton(page)).toHaveText('Type (2)');
  await expect(field(page)).toHaveValue('a');
  expect(await shiftWhenSettled(page)).toBeLessThan(0.001); // the arrow of a button whose words are longer now
  const chosen = page.getByRole('list', { name: 'Chosen types' });
  await expect(chosen.getByRole('button')).toHaveText(['Blog', 'Event', 'Clear Filter']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await chosen.getByRole('button', { name: 'Remove Event' }).click();
  await expect(chosen.getByRole('button')).toHaveText(['Blog', 'Clear Filter']);
  await expect(items(page)).toHaveCount(2);
  await chosen.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(chosen).toHaveCount(0);
  await expect(items(page)).toHaveCount(16);

  await page.goBack();
  await expect(chosen.getByRole('button')).toHaveText(['Blog', 'Clear Filter']);
  await field(page).fill('zebra');
  await expect(page.getByRole('heading', { name: 'No announcements found' })).toBeVisible();
  await expect(count(page)).toHaveText('0 of 16 announcements');
  const everywhere = page.getByRole('link', { name: 'Search the whole help center' });
  await expect(everywhere).toHaveAttribute('href', '/search?q=zebra');
  await page.getByRole('main').getByRole('button', { name: 'Clear Filter' }).last().click();
  await expect(items(page)).toHaveCount(16);
  await expect(field(page)).toHaveValue('');
  await expect(count(page)).toBeFocused();
});

test('typed words filter many announcements. An announcement links where its editor says, and shows its pin and its month in Pacific time [AN-1] [AN-2] [AN-3]', async ({
  page,
  siteOf,
}) => {
  await open(page, `${await siteOf(crowdedSpace)}/announcements`);
  await expect(items(page)).toHaveCount(18 + manyAnnouncements);

  await expect(months(page).nth(0)).toHaveText('February 2027');
  await expect(months(page).nth(1)).toHaveText('January 2027');
  const shownHere = page.getByRole('region', { name: 'January 2027' }).getByRole('article');
  await expect(shownHere.getByText('Pinned')).toBeVisible();
  await expect(shownHere.getByRole('link', { name: 'Read on' })).toHaveAttribute('href', '/faq/dispatch-faq');
  const shownAway = page.getByRole('region', { name: 'February 2027' }).getByRole('article');
  await expect(shownAway.getByText('Pinned')).toHaveCount(0);
  await expect(shownAway.getByRole('link', { name: /^Opens a window/u })).toHaveAttribute('target', '_blank');

  await field(page).pressSequentially(`number ${manyAnnouncements - 1}`);
  await expect(items(page)).toHaveCount(1);
  await field(page).press('Backspace');
  await expect(items(page)).toHaveCount(11); // 5, and 50 to 59
  await field(page).fill('stays here');
  await expect(items(page)).toHaveCount(1);
  const link = shownHere.getByRole('link', { name: 'Stays here', exact: true });
  expect(await link.getAttribute('target')).toBeNull();
  await link.click();
  await expect(page).toHaveURL(/\/how-to\/book-a-job$/u);
});

test('each announcement can be linked to and is highlighted. The address holds the filter, and Back undoes a choice of types but not typed words [AN-1] [AN-3]', async ({
  page,
}) => {
  await page.goto('/announcements#anAudit25');
  const named = items(page).filter({ hasText: 'Security audit passed without findings' });
  await expect(named).toBeInViewport();
  await expect(named).toHaveAttribute('data-named', 'true');
  await named.getByRole('link', { name: /^Link to Security audit/u }).click();
  await expect(page).toHaveURL(/\/announcements#anAudit25$/u);
  await followLink(page, '/');
  await expect(items(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Live class: texting for dispatchers' }).click();
  await expect(page).toHaveURL(/\/announcements#anTextingTraining$/u);
  await expect(items(page).filter({ hasText: 'Live class' })).toBeInViewport();
  await page.goBack();
  await expect(items(page)).toHaveCount(0);

  await followLink(page, '/announcements');
  await field(page).pressSequentially('the', { delay: 20 });
  await expect(page).toHaveURL(/\?q=the$/u);
  await typeButton(page).click();
  await option(page, 'News').check();
  await press(page, 'Apply');
  await expect(page).toHaveURL(/\?type=News&q=the$/u);
  await expect(typeButton(page)).toHaveText('Type (1)');
  await expect(items(page)).toHaveCount(3);
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list can be read, each of the eleven types has its own colour in light and dark, and no filter is offered [AN-2] [AN-3]', async ({
    page,
  }) => {
    await page.goto('/announcements');
    await expect(items(page)).toHaveCount(16);
    await expect(items(page).last()).toContainText('The summary is public');
    await expect(field(page)).toBeHidden();
    await expect(typeButton(page)).toBeHidden();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await items(page)
        .locator(':scope > div:first-child > span:not(:has(svg))')
        .evaluateAll((tags) =>
          tags.map((tag) => [tag.textContent, getComputedStyle(tag).backgroundColor] as const),
        );
      const byName = new Map(colours);
      expect(byName.size).toBe(Object.keys(announcementCodeIds).length);
      expect(new Set(byName.values()).size).toBe(byName.size);
    }
  });
});
