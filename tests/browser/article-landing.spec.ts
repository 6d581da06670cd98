import { expect, test } from './article-space/article-test.ts';

test('a landing page has nested sections and links, and boxes that open by hash or key [AR-7] [LY-8]', async ({
  open,
  page,
}) => {
  await open('/landing-page/nested#box-second');
  const text = page.getByRole('article');
  const opened = text.getByRole('group').and(page.locator('[open]'));
  await expect(opened).toHaveCount(1);
  await expect(opened).toContainText('Box second');

  const levels = [
    ['Outer section', 2],
    ['Inner section', 3],
    ['Innermost section', 4],
    ['Last section', 2],
  ] as const;
  for (const [name, level] of levels) {
    await expect.soft(text.getByRole('heading', { name, exact: true, level })).toBeVisible();
  }

  await expect(text.getByRole('heading', { name: 'Box open' })).toBeVisible();
  await expect(text.getByRole('group').filter({ hasText: 'Box open' })).toHaveCount(0);
  const closed = text.getByRole('group').filter({ hasText: 'Box closed' });
  await expect(closed).not.toHaveAttribute('open');
  await closed.locator('summary').press('Space');
  await expect(closed).toHaveAttribute('open');
  await expect.poll(() => new URL(page.url()).hash).toBe('#box-closed');

  const link = (name: string) => text.getByRole('link', { name });
  await expect.soft(link('Link outside')).toHaveAttribute('target', '_blank');
  await expect.soft(link('Link outside')).toHaveAttribute('rel', 'noopener');
  await expect.soft(link('Link outside')).toHaveAccessibleName(/new window/u);
  await expect.soft(link('Link same-window')).not.toHaveAttribute('target');
  await expect.soft(link('Link same-window')).toHaveAttribute('href', 'https://academy.example/plan');
  await expect.soft(link('Link inside')).toHaveAttribute('href', '/how-to/long-how-to#section-3');
  await link('Link inside').click();
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeInViewport();
});
