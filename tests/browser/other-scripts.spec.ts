import type { Locator } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { beyondWindow } from './beyond-window.ts';
import { banner, desktop, overflowOf, phone } from './frame.ts';
import { open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';

test.use({ allowed: pageNotFound });

/** Of each type of article one that is translated, and the pages that are not articles. */
const paths = [
  '/',
  '/how-to/sign-in-to-vanbase-mobile',
  '/faq/vanbase-mobile-faq',
  '/landing-page/getting-started',
  '/glossary/field-operations-glossary',
  '/problem-solution/job-missing-from-board',
  '/recommended-workflow/morning-dispatch-routine',
  '/release-notes/vanbase-mobile-8-1',
  '/product-capability/work-without-a-signal',
  '/resources/resSystemRequirements',
  '/search?q=Vanbase',
  '/announcements',
  '/product-capabilities',
  '/categories',
  '/401',
  '/ideas',
  '/404',
];

for (const [name, prefix] of [
  ['Arabic', '/ar'],
  ['Japanese', '/ja-jp'],
] as const) {
  test(`every type of page in ${name} has no barriers, and nothing is beyond a small window or a large one [ML-3] [AR-1] [LY-1]`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await page.setViewportSize(phone);
      await open(page, prefix + path);
      if (path.startsWith('/search'))
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await expectNoBarriers(page);
      expect([path, await overflowOf(page), await page.evaluate(beyondWindow)]).toEqual([path, 0, []]);
      await page.setViewportSize(desktop);
      expect([path, await overflowOf(page)]).toEqual([path, 0]);
    }
  });
}

/** Whether a part is in the left half of a desktop. */
async function isLeft(part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.x + box.width / 2 < desktop.width / 2;
}

test('a page in Arabic is the mirror of one in English [ML-3]', async ({ page }) => {
  await page.setViewportSize(desktop);
  const article = '/how-to/sign-in-to-vanbase-mobile';
  for (const [prefix, contents, isMirrored] of [
    ['', 'Topics Covered', false],
    ['/ar', 'محتويات الصفحة', true],
  ] as const) {
    await open(page, prefix + article);
    const parts = [
      banner(page).getByRole('link').first(),
      page.getByRole('navigation', { name: contents }).first(),
    ];
    expect(await Promise.all(parts.map(isLeft))).toEqual([!isMirrored, isMirrored]);
  }
});
