import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';
import { standInForMedia } from './article-space/stand-in-for-media.ts';

const picture = (page: Page, name: string) =>
  page.getByRole('article').getByRole('img', { name, exact: true });
const file = 'https://images.ctfassets.net/space1/wide/token/wide.png';

test('a picture opens over the page, grows, scrolls, and gives the focus back; another one is a link [AR-17]', async ({
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
  const button = await dialog.getByRole('button', { name: 'Zoom in' }).boundingBox();
  expect(fitting?.y).toBeGreaterThanOrEqual((button?.y ?? Infinity) + (button?.height ?? 0)); // it covers nothing
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

  await page.setViewportSize({ width: 390, height: 844 }); // a wide picture would be as small as it is in the text
  await link.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeFocused();
  expect((await large.boundingBox())?.height).toBeGreaterThanOrEqual(0.6 * 844 - 1);
  expect((await large.boundingBox())?.x).toBe(16); // its start is in sight
  await page.keyboard.press('Enter');
  expect((await large.boundingBox())?.width).toBe(358);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Linked', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 1');
});

test('pictures are dimmed on a dark page, but not drawings, and not while they are enlarged [BR-4]', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/how-to/pictures');
  await expect(picture(page, 'The board').first()).toHaveCSS('filter', 'brightness(0.85)');
  await expect(picture(page, 'A drawing')).toHaveCSS('filter', 'none');
  await page.getByRole('link', { name: 'Enlarge picture: The board' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCSS('filter', 'none');
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures load as wide as the screen needs, the first one eagerly. They are inline or at most 672 pixels high [AR-17]', async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('/how-to/pictures');
    const board = picture(page, 'The board').first();
    const source = () => board.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect(board).toHaveAttribute('srcset', new RegExp(`\\?w=640&q=80&fm=webp 640w.* 1600w$`, 'u'));
    await expect(board).toHaveAttribute('title', 'All of it');
    await expect.poll(source).toBe(`${file}?w=480&q=80&fm=webp`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(source).toBe(`${file}?w=640&q=80&fm=webp`);

    const images = page.getByRole('article').getByRole('img');
    const [first, ...others] = await images.evaluateAll((all) =>
      all.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
    expect(first).toEqual(['eager', 'high']);
    expect(others.every(([loading]) => loading === 'lazy')).toBe(false); // the same file again, further down
    expect(others.filter(([loading]) => loading === 'eager').length).toBeLessThan(3);
    await expect(picture(page, 'It moves')).toHaveAttribute('loading', 'lazy');
    await expect(picture(page, 'It moves')).not.toHaveAttribute('srcset');

    const long = picture(page, 'A long list');
    expect((await long.boundingBox())?.height).toBeCloseTo(520, 0); // of the 672 at most
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await long.boundingBox())?.height).toBeCloseTo(480, 0);
    await page.setViewportSize({ width: 1280, height: 900 });
    const icon = page.getByText('Press to go on.').getByRole('img', { name: 'Gear' });
    await expect(icon).toHaveCSS('display', 'inline-block');
    expect(await icon.boundingBox()).toMatchObject({ width: 24, height: 24 });
    const line = icon.locator('..');
    expect((await line.boundingBox())?.height).toBeCloseTo(await line.evaluate(lineHeightOf), 1); // as without the icon
    await expect(page.getByRole('link', { name: /Enlarge picture: Gear/u })).toHaveCount(0);
  });

  /** Every kind of picture at both widths, the types that it can stand in at one of them. */
  const withPictures = {
    390: [
      '/how-to/pictures',
      '/resources/markdown-picture',
      '/product-capability/dispatch-board',
      '/faq/forty-questions',
      '/problem-solution/empty-board',
      '/landing-page/nested',
    ],
    1280: [
      '/how-to/pictures',
      '/product-capability/dispatch-board',
      '/release-notes/spring',
      '/glossary/three-hundred-terms',
      '/recommended-workflow/plan-a-week',
      '/how-to/files',
    ],
  };

  for (const [width, paths] of Object.entries(withPictures)) {
    test(`nothing moves at ${width} px while pictures arrive late [AR-17]`, async ({ open, page }) => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await standInForMedia(page, 300);
      for (const path of paths) {
        await open(path);
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        for (const image of await page.getByRole('article').locator('img:visible').all()) {
          await image.scrollIntoViewIfNeeded();
          await expect.poll(() => image.evaluate(hasCome), { message: path, intervals: [50] }).toBe(true);
        }
        expect.soft(await shiftsSoFar(page), path).toEqual([]);
      }
    });
  }
});

const hasCome = (image: HTMLElement) => image instanceof HTMLImageElement && image.complete;

/** What has moved. A page without scripts calls no observer, but gives what it has noted. */
const shiftsSoFar = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      readonly sources: readonly { readonly node?: Node | null }[];
    })[];
    return shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.nodeName ?? 'something'));
  });

/** Unit: CSS pixels. Runs in the page. */
const lineHeightOf = (element: Element): number => parseFloat(getComputedStyle(element).lineHeight);
