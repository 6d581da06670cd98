import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';

const related = (page: Page) => page.getByRole('navigation', { name: 'Related Articles' });
const types = [
  '/faq/forty-questions',
  '/glossary/three-hundred-terms',
  '/how-to/long-how-to',
  '/release-notes/spring',
  '/landing-page/nested',
];

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of types) {
    test(`${path} lists five related articles, and all on a screen of their own [AR-4]`, async ({
      open,
      page,
    }) => {
      await open(path);
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
    });
  }

  test('five or fewer need no list of their own [AR-4]', async ({ open, page }) => {
    await open('/how-to/hidden-contents');
    await expect(related(page).getByRole('link')).toHaveCount(1);
    await expect(related(page).getByRole('button')).toHaveCount(0);
  });

  test('a link of the list leads on, and closes it [AR-4]', async ({ open, page }) => {
    await open('/how-to/long-how-to');
    await related(page).getByRole('button', { name: 'See all' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Short article 7' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 7');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

const layouts = [
  ['/how-to/long-how-to', { contents: true, sidebar: true }],
  ['/how-to/tables', { contents: false, sidebar: true }],
  ['/problem-solution/empty-board', { contents: true, sidebar: false }],
  ['/resources/checklist', { contents: false, sidebar: false }],
] as const;

for (const [path, { contents, sidebar }] of layouts) {
  test(`${path} has beside its text what there is of contents and related articles [LY-2]`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path);
    const text = await page.getByRole('article').boundingBox();
    const list = page.getByRole('navigation', { name: 'Topics Covered' });
    await expect(list).toHaveCount(contents ? 1 : 0);
    await expect(related(page)).toHaveCount(sidebar ? 1 : 0);
    if (contents) expect((await list.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    if (sidebar) expect((await related(page).boundingBox())?.x).toBeLessThan(text?.x ?? 0);
  });
}

test('pages that are no articles use the whole width [LY-2]', async ({ open, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/product-capabilities');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Topics Covered' })).toHaveCount(0);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.width).toBeGreaterThan(1400);
});
