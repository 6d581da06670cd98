import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';
import { withMotion } from './with-motion.ts';

test.use(withMotion);

test.use({ viewport: { width: 1280, height: 900 } });

const contents = (page: Page) => page.getByRole('navigation', { name: 'Topics Covered' });
const current = (page: Page) => contents(page).locator('[aria-current=location]');
const toggle = (page: Page, title: string) =>
  contents(page).getByRole('button', { name: `Show or hide what is under ${title}`, exact: true });
const hashOf = (page: Page) => new URL(page.url()).hash;
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((place) => place.getBoundingClientRect().top);

/** Scrolls until a place stands at a distance from the window's top. */
const scrollUntil = (page: Page, id: string, topPx: number) =>
  page.locator(`#${id}`).evaluate((place, top) => {
    scrollBy({ top: place.getBoundingClientRect().top - top, behavior: 'instant' });
  }, topPx);

test('contents are nested links that open and close by keyboard. The current item is within 200 pixels of the top, or the last one at the end, and stays in view [TC-1] [TC-2]', async ({
  open,
  page,
}) => {
  await open('/how-to/long-how-to');
  const titles = await contents(page).getByRole('link', { includeHidden: true }).allTextContents();
  expect(titles).toHaveLength(62);
  expect(titles.slice(0, 7)).toEqual([
    'Things to know',
    'Section 1',
    'Part 1.1',
    'Detail 1.1.1',
    'Detail 1.1.2',
    'Part 1.2',
    'Section 2',
  ]);
  expect(titles).toContain('Section 12'); // the editor left spaces around it
  await expect(contents(page).getByRole('link', { name: 'Section 3' })).toHaveAttribute('href', '#section-3');
  await expect(contents(page).getByRole('link', { name: 'Part 1.1' })).toBeHidden();

  await contents(page).getByRole('link', { name: 'Section 2', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page, 'Section 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Section 2')).toHaveAttribute('aria-expanded', 'true');
  await expect(contents(page).getByRole('link', { name: 'Part 2.1' })).toBeVisible();
  await toggle(page, 'Section 4').press('Space');
  await expect(contents(page).getByRole('link', { name: 'Part 4.1' })).toBeVisible();
  await expect(contents(page).getByRole('link', { name: 'Part 2.1' })).toBeHidden();
  await toggle(page, 'Section 4').press('Space');
  await expect(contents(page).getByRole('button', { expanded: true })).toHaveCount(0);

  await expect(current(page)).toHaveCount(0);
  await scrollUntil(page, 'detail-511', 201);
  await expect(current(page)).toHaveText('Part 5.1');
  await scrollUntil(page, 'detail-511', 199); // a position is rounded to whole pixels
  await expect(current(page)).toHaveText('Detail 5.1.1');
  await expect(toggle(page, 'Section 5')).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(page, 'Part 5.1')).toHaveAttribute('aria-expanded', 'true');

  const scrollToEnd = (missingPx: number) =>
    page.evaluate((missing) => {
      scrollTo({ top: document.documentElement.scrollHeight - innerHeight - missing, behavior: 'instant' });
    }, missingPx);
  await scrollToEnd(12);
  await expect(current(page)).toHaveCount(1);
  await expect(current(page)).not.toHaveText('Want to learn more?');
  await scrollToEnd(10);
  await expect(current(page)).toHaveText('Want to learn more?');

  await page.setViewportSize({ width: 1280, height: 420 });
  for (const [id, title] of [
    ['section-12', 'Section 12'],
    ['section-1', 'Section 1'],
  ] as const) {
    await scrollUntil(page, id, 100);
    await expect(current(page)).toHaveText(title);
    await expect(current(page)).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await topOf(page, id)) - 100)).toBeLessThan(2); // the page itself did not move
  }
});

test('a click scrolls smoothly or without motion, moves the focus, and sets the hash 500 ms later. A heading keeps 70 pixels above it, and Back returns [TC-2] [TC-3]', async ({
  open,
  page,
}) => {
  await page.clock.install();
  await open('/how-to/long-how-to');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const way = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const tops: number[] = [];
        addEventListener('scroll', () => tops.push(scrollY));
        addEventListener('scrollend', () => done(tops), { once: true });
      }),
  );
  await contents(page).getByRole('link', { name: 'Section 9', exact: true }).press('Enter');
  expect((await way).length).toBeGreaterThan(3); // not one jump
  await expect(page.locator('#section-9')).toBeFocused();
  await page.clock.runFor(499);
  expect(hashOf(page)).toBe('');
  await page.clock.runFor(1);
  await expect.poll(() => hashOf(page)).toBe('#section-9');

  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => scrollTo({ top: 333, behavior: 'instant' }));
  await contents(page).getByRole('link', { name: 'Section 5', exact: true }).click();
  const top = await topOf(page, 'section-5');
  expect(top).toBeGreaterThanOrEqual(70);
  expect(top).toBeLessThan(90);
  await expect.poll(() => hashOf(page)).toBe('#section-5');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(333);
  expect(hashOf(page)).toBe('#section-9');
});
