import { expect, test } from './article-space/article-test.ts';

test('release notes open an interactive page in a frame of half the window [AR-6]', async ({
  asked,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/release-notes/spring');
  const link = page.getByRole('link', { name: /Tour of the board/u });
  await expect(page.getByText('Try the new board.')).toBeVisible();
  expect((await link.boundingBox())?.height).toBe(450);
  expect(asked).toEqual([]);
  await link.press('Enter');
  const frame = page.getByTitle('Tour of the board');
  await expect(frame).toHaveAttribute('src', 'https://tour.example/board');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/u);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toBeFocused();
  expect((await frame.boundingBox())?.height).toBe(450);
});

test('a box about a PDF is a banner at the top, other boxes stay boxes [AR-6]', async ({ open, page }) => {
  await open('/release-notes/spring');
  const notes = page.getByRole('article').getByRole('note');
  await expect(notes.first()).toHaveAccessibleName('PDF Available');
  await expect(notes.first()).toContainText('Take the notes with you.');
  await expect(notes.filter({ hasText: 'Everybody gets it.' })).toHaveAccessibleName('Good to know');
});

test('videos are highlights that play on demand [AR-6]', async ({ open, page }) => {
  await open('/release-notes/spring');
  await expect(page.getByRole('link', { name: 'Play video: What is new' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play video: In depth' })).toBeVisible();
});

test('sections stand open, with groups by category, and anything else opens [AR-6]', async ({
  open,
  page,
}) => {
  await open('/release-notes/spring');
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'Scheduling', level: 2 })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Fixes', level: 3 })).toBeVisible();
  await expect(text).not.toContainText('A category that is not shown'); // ignoreCategory
  await expect(text.getByRole('heading', { name: 'Note three' })).toBeVisible();
  for (const words of ['About these notes.', 'About this note.']) await expect(text).toContainText(words);

  const upgrade = text.getByRole('group').filter({ hasText: 'How to upgrade' });
  await expect(upgrade).not.toHaveAttribute('open');
  await upgrade.locator('summary').click();
  await expect(upgrade.getByText('1. Schedule the visit')).toBeVisible();
});

test('a note has a bullet unless an editor hides it [AR-6]', async ({ open, page }) => {
  await open('/release-notes/spring');
  const marker = (name: string) =>
    page
      .getByRole('article')
      .locator('li', { has: page.getByRole('heading', { name, exact: true }) })
      .evaluate((item) => getComputedStyle(item).listStyleType);
  expect(await marker('Note one')).toBe('disc');
  expect(await marker('Note two')).toBe('none');
});
