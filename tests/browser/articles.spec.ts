import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';

for (const { type, url, title } of Object.values(articleOfType)) {
  test(`${type} reads without scripts and keeps its text when they come [AR-1] [LY-7]`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const withoutScripts = await plain.newPage();
    await withoutScripts.goto(url);
    await expect(withoutScripts.getByRole('heading', { level: 1 })).toHaveText(title);
    const words = await withoutScripts.getByRole('main').innerText();
    expect(words.length).toBeGreaterThan(200);
    await plain.close();

    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${escapePattern(title)} \\|`, 'u'));
  });

  test(`${type} fits a screen of 320 px without scrolling sideways [LY-6]`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(url);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}
