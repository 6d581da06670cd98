import { expect, test } from './article-space/article-test.ts';

test('sections nest three deep, each below the heading that it stands under [AR-7]', async ({
  open,
  page,
}) => {
  await open('/landing-page/nested');
  const text = page.getByRole('article');
  const levels = [
    ['Outer section', 2],
    ['Inner section', 3],
    ['Innermost section', 4],
    ['Last section', 2],
  ] as const;
  for (const [name, level] of levels) {
    await expect(text.getByRole('heading', { name, exact: true, level })).toBeVisible();
  }
});

test('a link leads to an article at its place, or to another site in the window that an editor chose [AR-7]', async ({
  open,
  page,
}) => {
  await open('/landing-page/nested');
  const link = (name: string) => page.getByRole('article').getByRole('link', { name });
  await expect(link('Link outside')).toHaveAttribute('target', '_blank');
  await expect(link('Link outside')).toHaveAttribute('rel', 'noopener');
  await expect(link('Link outside')).toHaveAccessibleName(/new window/u);
  await expect(link('Link same-window')).not.toHaveAttribute('target');
  await expect(link('Link same-window')).toHaveAttribute('href', 'https://academy.example/plan');
  await expect(link('Link inside')).toHaveAttribute('href', '/how-to/long-how-to#section-3');
  await link('Link inside').click();
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeInViewport();
});

test('a box is open, or opens [AR-7] [LY-8]', async ({ open, page }) => {
  await open('/landing-page/nested');
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'Box open' })).toBeVisible();
  await expect(text.getByRole('group').filter({ hasText: 'Box open' })).toHaveCount(0);
  const closed = text.getByRole('group').filter({ hasText: 'Box closed' });
  await expect(closed).not.toHaveAttribute('open');
  await closed.locator('summary').press('Space');
  await expect(closed).toHaveAttribute('open');
  await expect.poll(() => new URL(page.url()).hash).toBe('#box-closed');
});

test('a hash opens the box that it names, and no other [AR-7]', async ({ open, page }) => {
  await open('/landing-page/nested#box-second');
  const boxes = page.getByRole('article').getByRole('group').and(page.locator('[open]'));
  await expect(boxes).toHaveCount(1);
  await expect(boxes).toContainText('Box second');
});
