import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { standInForMedia } from './article-space/stand-in-for-media.ts';

const picture = (page: Page, name: string) =>
  page.getByRole('article').getByRole('img', { name, exact: true });
const file = 'https://images.ctfassets.net/space1/wide/token/wide.png';

test('a picture comes in the width that the screen needs, never wider than its file [AR-17]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/how-to/pictures');
  const board = picture(page, 'The board').first();
  await expect(board).toHaveAttribute('srcset', new RegExp(`\\?w=640&q=80&fm=webp 640w.* 1600w$`, 'u'));
  expect(await board.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
    `${file}?w=480&q=80&fm=webp`,
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect
    .poll(() => board.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toBe(`${file}?w=960&q=80&fm=webp`);
});

test('the first picture comes at once, every other one late [AR-17]', async ({ open, page }) => {
  await open('/how-to/pictures');
  const images = page.getByRole('article').getByRole('img');
  const [first, ...others] = await images.evaluateAll((all) =>
    all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
  );
  expect(first).toEqual(['eager', 'high']);
  expect(others.every(([loading]) => loading === 'lazy')).toBe(false); // the same file again, further down
  expect(others.filter(([loading]) => loading === 'eager').length).toBeLessThan(3);
  await expect(picture(page, 'It moves')).toHaveAttribute('loading', 'lazy');
});

test('a picture is at most 672 pixels high, has its words, its hover text and its link [AR-17]', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/how-to/pictures');
  const { height = 0 } = (await picture(page, 'A long list').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(672);
  expect(height).toBeGreaterThan(660);
  await expect(picture(page, 'The board').first()).toHaveAttribute('title', 'All of it');
  await page.getByRole('link', { name: 'Linked', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 1');
});

test('a picture under 30 by 30 stands in the line, and is not enlarged [AR-17]', async ({ open, page }) => {
  await open('/how-to/pictures');
  const icon = page.getByText('Press to go on.').getByRole('img', { name: 'Gear' });
  await expect(icon).toHaveCSS('display', 'inline-block');
  expect(await icon.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await expect(page.getByRole('link', { name: /Enlarge picture: Gear/u })).toHaveCount(0);
});

test('a file that browsers show as no picture is a download; a GIF moves, as it is [AR-17]', async ({
  open,
  page,
}) => {
  await open('/how-to/pictures');
  await expect(picture(page, 'It moves')).not.toHaveAttribute('srcset');
  await open('/how-to/files');
  await expect(page.getByRole('link', { name: /File heic HEIC, 5 kB/u })).toHaveAttribute(
    'download',
    'photo.heic',
  );
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
});

test('a picture opens over the page, grows, scrolls, and gives the focus back [AR-17]', async ({
  open,
  page,
}) => {
  await open('/how-to/pictures');
  const link = page.getByRole('link', { name: 'Enlarge picture: The board' });
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  const large = dialog.getByRole('img', { name: 'The board' });
  await expect(large).toHaveAttribute('src', `${file}?w=1600&q=80&fm=webp`);
  const fitting = await large.boundingBox();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await large.boundingBox())?.width).toBeGreaterThan((fitting?.width ?? 0) * 1.5);

  const place = dialog.getByRole('region', { name: 'Picture' });
  await place.focus();
  const before = await place.evaluate((element) => element.scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => place.evaluate((element) => element.scrollTop)).toBeGreaterThan(before);
  await large.click();
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

const withPictures = [
  '/how-to/pictures',
  '/resources/markdown-picture',
  '/product-capability/dispatch-board',
  '/release-notes/spring',
  '/landing-page/nested',
  '/faq/forty-questions',
  '/glossary/three-hundred-terms',
  '/problem-solution/empty-board',
  '/recommended-workflow/plan-a-week',
  '/how-to/files',
];

for (const path of withPictures) {
  for (const width of [390, 1280]) {
    test(`nothing moves on ${path} at ${width} px while pictures arrive late [AR-17]`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayoutShift(page);
      await standInForMedia(page, 300);
      await open(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page)).toEqual({ shift: 0, moved: [] });
    });
  }
}
