import { expect, test } from './article-space/article-test.ts';

test('release notes have a banner, highlights, a page to try, and sections that open [AR-6] [AR-3]', async ({
  asked,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/release-notes/spring');
  const text = page.getByRole('article');
  const notes = text.getByRole('note');
  await expect(notes.first()).toHaveAccessibleName('PDF Available');
  await expect(notes.first()).toContainText('Take the notes with you.');
  await expect(notes.filter({ hasText: 'Everybody gets it.' })).toHaveAccessibleName('Good to know');
  for (const name of ['Play video: What is new', 'Play video: In depth'])
    await expect(page.getByRole('link', { name })).toBeVisible();

  await expect(text.getByRole('heading', { name: 'Scheduling', level: 2 })).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Fixes', level: 3 })).toBeVisible();
  await expect(text).not.toContainText('A category that is not shown'); // ignoreCategory
  await expect(text.getByRole('heading', { name: 'Note three' })).toBeVisible();
  for (const words of ['About these notes.', 'About this note.']) await expect(text).toContainText(words);
  const marker = (words: string) =>
    text
      .getByRole('listitem')
      .filter({ hasText: words })
      .evaluate((item) => getComputedStyle(item).listStyleType);
  expect.soft(await marker('Note one'), 'a title stands out by itself').toBe('none');
  expect.soft(await marker('Faster lists.')).toBe('disc');
  expect.soft(await marker('Thank you'), 'an editor hides it').toBe('none');
  const upgrade = text.getByRole('group').filter({ hasText: 'How to upgrade' });
  await expect(upgrade).not.toHaveAttribute('open');
  await upgrade.locator('summary').click();
  await expect(upgrade.getByText('1. Schedule the visit')).toBeVisible();

  const link = page.getByRole('link', { name: /Tour of the board/u });
  await expect(page.getByText('Try the new board.')).toBeVisible();
  expect((await link.boundingBox())?.height).toBeLessThan(120);
  expect(asked).toEqual([]);
  await link.press('Enter');
  const frame = page.getByTitle('Tour of the board');
  await expect(frame).toHaveAttribute('src', 'https://tour.example/board');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/u);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toBeFocused();
  expect((await frame.boundingBox())?.height).toBe(450); // half the window

  await page.setViewportSize({ width: 390, height: 844 });
  const contents = text
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Topics Covered' }) });
  await expect(contents).toBeVisible();
  await expect(contents.getByRole('button', { name: /See all/u })).toHaveCount(0); // up to five
});
