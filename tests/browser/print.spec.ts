import { expect, test } from './quiet-page.ts';

test.use({ javaScriptEnabled: false });

test('print shows the address of another site after its link in running text [LY-4]', async ({ page }) => {
  await page.goto('/announcements');
  await page.emulateMedia({ media: 'print' });
  const links = page.getByRole('main').locator('article li a[href^="https:"], article p a[href^="https:"]');
  await expect(links.first()).toBeVisible();
  const [href, after] = await links
    .first()
    .evaluate((link: HTMLAnchorElement) => [link.href, getComputedStyle(link, '::after').content]);
  expect(after).toContain(href);
});
