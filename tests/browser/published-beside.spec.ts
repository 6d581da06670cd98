import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInPart } from './axe.ts';
import { followLink } from './follow-link.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import type { RawExport } from './sample.ts';
import { standInForPictures } from './sample-pictures.ts';
import { onlyPages } from './small-space.ts';
import { twoTexts } from './two-texts.ts';

const { draft, published } = twoTexts();
const shown = (text: RawExport) =>
  onlyPages(['hwAddTechnician', 'hwTechShifts', 'hwNightShifts'], text, ['announcement', 'announcementType']);
const both = { exported: shown(draft), published: shown(published), marks: true } as const;
const page1 = '/how-to/add-a-technician';
/** What the preview lays over a page. */
const within = '[data-overlay]';

test.beforeEach(({ page }) => standInForPictures(page));

const texts = (page: Page) => page.getByRole('group', { name: 'Text of this page' });
const change = (page: Page) => page.getByRole('dialog', { name: /^Change \d+ of \d+ on this page$/u });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await texts(page).waitFor();
}

/** A mark has the height of its block, and stands to its left. */
async function expectBeside(page: Page, words: string): Promise<void> {
  const block = await page.getByRole('main').getByText(words).boundingBox();
  const box = await page.getByRole('button', { name: 'Edited', exact: true }).boundingBox();
  expect(box?.y).toBeCloseTo(block?.y ?? 0, 0);
  expect(box?.height).toBeCloseTo(block?.height ?? 0, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((block?.x ?? 0) + 1);
  const inCell = await page.getByRole('button', { name: 'Edited: data' }).boundingBox();
  const cell = await page.getByRole('cell', { name: /^The (?:board )?filter, reports/u }).boundingBox();
  expect([inCell?.y, inCell?.height]).toEqual([cell?.y, cell?.height]);
}

test('each changed block has a mark in the draft and in the published text, which shows how its words changed. axe finds nothing in it', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(both);
  await open(page, site + page1);
  await expect(title(page)).toHaveText('Add a new technician');
  await expect(texts(page).getByText('Draft', { exact: true })).toHaveAttribute('aria-current', 'true');
  await expectBeside(page, 'pay bonuses');
  const next = texts(page).getByRole('button', {
    name: '5 changes, 1 only in the published text: go to the next',
  });
  await next.click();
  const said: string[] = [];
  for (let at = 1; at <= 5; at += 1) {
    await expect(change(page)).toHaveAccessibleName(`Change ${at} of 5 on this page`);
    said.push((await change(page).getByRole('listitem').allInnerTexts()).join('\n'));
    await change(page).getByRole('button', { name: 'Next change' }).click();
  }
  expect(said[0]).toContain('Edited: title');
  expect(said[0]).toContain('Edited: metaDescription');
  expect(said[1]).toMatch(/^Edited\s+A technician must have .* pay commissionsbonuses\./u);
  expect(said[2]).toMatch(/^Only in the draft\s+An invitation is valid for seven days\./u);
  expect(said[3]).toMatch(/^Edited: data\s+The (?:board )?filter, reports/u);
  expect(said[4]).toBe('Only in the draft');

  await change(page).getByRole('button', { name: 'Next change' }).click();
  await expect(change(page)).toHaveAccessibleName('Change 2 of 5 on this page');
  await expectNoBarriers(page, { colours: 'none', state: 'the whole page' });
  await expectNoBarriersInPart(page, { within, state: 'the draft, a change open' });
  await page.keyboard.press('Escape');
  await texts(page).getByRole('link', { name: 'Published' }).click();
  await expect(title(page)).toHaveText('Add a technician');
  await expect(page).toHaveURL(`${site}/preview/published${page1}`);
  await expect(page.getByRole('main').getByText('Retire a profile')).toHaveCount(0);
  await texts(page).waitFor();
  await expectBeside(page, 'pay commissions');
  await page.keyboard.press('Alt+Shift+Period');
  await expect(change(page)).toBeVisible();
  await expectNoBarriers(page, { within, state: 'the published text, a change open' });
});

test('keys go from change to change and to the other text, which keeps the scroll position', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(both);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site + page1);
  await page.keyboard.press('Alt+Shift+Period');
  await expect(change(page)).toHaveAccessibleName('Change 1 of 5 on this page');
  await expect(page.getByRole('button', { name: '2 changes here' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+Comma');
  await expect(change(page)).toHaveAccessibleName('Change 5 of 5 on this page');
  await page.keyboard.press('Escape');
  await expect(change(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Only in the draft' }).last()).toBeFocused();

  const read = page.getByRole('main').getByText('A technician belongs to exactly one business unit');
  await read.evaluate((block) => scrollBy(0, block.getBoundingClientRect().top - 60));
  const before = await read.boundingBox();
  await page.keyboard.press('Alt+Slash');
  await expect(page).toHaveURL(`${site}/preview/published${page1}`);
  await expect(title(page)).toHaveText('Add a technician');
  await texts(page).waitFor();
  await expect.poll(async () => (await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});

test('links of the published site stay in it, and its problems link to the preview. The preview links to an accessible list of pages that differ', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(both);
  await open(page, `${site}/preview/published${page1}`);
  await page.getByRole('main').getByRole('link', { name: 'set the shift' }).click();
  await expect(page).toHaveURL(/\/preview\/published\/how-to\/set-technician-shifts/u);
  await page.getByRole('button', { name: /^Findings on this page:/u }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(`${site}/preview`);

  await page.getByRole('link', { name: '2 Unpublished changes' }).click();
  await expect(page.getByRole('row')).toContainText([/Plan night shifts\s+New/u, /Add a new technician/u]);
  await expectNoBarriersInPart(page, { state: 'the list' });
  await page.getByRole('link', { name: 'Plan night shifts', exact: true }).click();
  await expect(texts(page)).toContainText('Not published');
  await expect(texts(page).getByRole('link')).toHaveCount(0);
  await followLink(page, page1);
  await expect(texts(page)).toContainText('5 changes');
  await followLink(page, '/announcements');
  await expect(texts(page)).toContainText('No changes');
});
