import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';

const related = (page: Page) => page.getByRole('navigation', { name: 'Related Articles' });

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('five related articles are listed, and all on a screen of their own, whose links lead on [AR-4]', async ({
    open,
    page,
  }) => {
    await open('/how-to/long-how-to');
    await expect(related(page)).toHaveCount(1);
    await expect(related(page).getByRole('link')).toHaveCount(5);
    const seeAll = related(page).getByRole('button', { name: 'See all' });
    await seeAll.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Related Articles' });
    expect(await dialog.getByRole('link').count()).toBeGreaterThan(5);
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([390, 844]);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(seeAll).toBeFocused();
    await seeAll.click();
    await dialog.getByRole('link', { name: 'Short article 7' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 7');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  const layouts = [
    ['/how-to/long-how-to', { contents: true, sidebar: true }],
    ['/how-to/tables', { contents: false, sidebar: true }],
    ['/problem-solution/empty-board', { contents: true, sidebar: false }],
    ['/resources/checklist', { contents: false, sidebar: false }],
  ] as const;

  test('contents and related articles stand beside a text if there are any [LY-2]', async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const list = page.getByRole('navigation', { name: 'Topics Covered' });
    for (const [path, { contents, sidebar }] of layouts) {
      await open(path);
      const text = await page.getByRole('article').boundingBox();
      await expect.soft(list, path).toHaveCount(contents ? 1 : 0);
      await expect.soft(related(page), path).toHaveCount(sidebar ? 1 : 0);
      if (contents)
        expect.soft((await list.boundingBox())?.x, path).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
      if (sidebar) expect.soft((await related(page).boundingBox())?.x, path).toBeLessThan(text?.x ?? 0);
    }
    await open('/product-capabilities');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(list).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBeGreaterThan(1400);
  });
});
