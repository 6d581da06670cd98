import { expect, test } from './article-space/article-test.ts';

test('print shows all content and nothing else [AR-5]', async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/faq/forty-questions');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Topics Covered').first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Related Articles' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open all' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^1\. Schedule the visit/u).last()).toBeVisible();
  await expect(page.getByRole('article').getByRole('group').and(page.locator(':not([open])'))).toHaveCount(0);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('article').getByRole('group').and(page.locator('[open]'))).toHaveCount(1); // the contents
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('print has no contents beside the text, no letters, no buttons of pictures and players [AR-5]', async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const print = async (url: string) => {
      await open(url);
      await page.emulateMedia({ media: 'print' });
    };
    await print('/glossary/three-hundred-terms');
    await expect(page.getByRole('navigation', { name: 'Topics Covered' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Letters' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Related Articles' })).toHaveCount(0);
    await print('/release-notes/spring');
    await expect(page.getByRole('link', { name: /Tour of the board/u })).toBeHidden();
    await expect(page.getByRole('link', { name: /Play video/u })).toHaveCount(0);
    await print('/how-to/tables');
    const table = page.getByRole('region', { name: 'Table: Table high-table' });
    expect((await table.boundingBox())?.height).toBeGreaterThan(1000); // whole
  });
});
