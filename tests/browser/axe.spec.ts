import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

/** A phone, a tablet, a small and a large desk: the specification's breakpoints lie between them. */
const widths = [390, 844, 1024, 1280] as const;
const schemes = ['light', 'dark'] as const;

const pages = [
  { name: 'home', url: '/' },
  { name: 'search before a query', url: '/search' },
  { name: 'search with results', url: '/search?q=payment' },
  { name: 'search without results', url: '/search?q=zzzzzz' },
  { name: 'announcements', url: '/announcements' },
  { name: 'announcements, none found', url: '/announcements?q=zzzzzz' },
  { name: 'product capabilities', url: '/product-capabilities' },
  { name: 'a product area', url: '/product-capabilities/dispatch' },
  { name: 'what is Pro', url: '/product-capabilities/pro' },
  { name: 'categories', url: '/categories' },
  { name: 'sign-in', url: '/401' },
  { name: 'ideas', url: '/ideas' },
  { name: 'not found', url: '/404' },
  { name: 'not found, with near titles', url: '/how-to/add-a-tecnician' },
  ...Object.values(articleOfType).map(({ type, url }) => ({ name: type, url })),
];

test.use({ allowed: pageNotFound });

for (const { name, url } of pages) {
  for (const colorScheme of schemes) {
    test(`axe finds nothing on ${name}, ${colorScheme}, at any width, closed and open [AR-1] [RT-1]`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothing(page, `${width} px, closed`);
        if (await openEverything(page)) await expectNothing(page, `${width} px, open`);
      }
    });
  }
}

/** Opens all that opens in place; gives whether there was anything, and closes it again at the next width's load. */
const openEverything = async (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const part of closed) part.open = true;
    return closed.length > 0;
  });

async function expectNothing(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => String(target)) }));
  expect(found, state).toEqual([]);
}
