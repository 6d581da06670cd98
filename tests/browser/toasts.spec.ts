import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersInPart } from './axe.ts';
import { scrollPage } from './frame.ts';
import { open } from './open-page.ts';
import { articleOfType } from './sample.ts';
import { expect, test } from './quiet-page.ts';
import { boxOf, messages, overlap, shown } from './toasts-on-page.ts';
import { withMotion } from './with-motion.ts';

test.use(withMotion);

const faq = articleOfType.kbFaq.url;
const notes = articleOfType.kbReleaseNotes.url;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const linkCopied = (page: Page) => shown(page).filter({ hasText: 'Link copied' });
const headingLinks = (page: Page) => page.getByRole('article').getByRole('link', { name: /^Link to “/u });

/** Copies the links of the page's first headings, which raises a toast for each. */
async function copyLinks(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await headingLinks(page).nth(index).press('Enter');
  await expectShown(page, linkCopied(page), Math.min(count, 3));
}

/** Lets just enough frames pass that the words of toasts come, and as good as no time. */
async function expectShown(page: Page, toasts: Locator, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts).toHaveCount(count, { timeout: 200 });
  }).toPass();
}

/** The clock stands still from then on: a busy machine is no reason for a toast to go. */
async function openArticle(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await open(page, url);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

test('a toast takes no focus and closes by itself, but not under the pointer. The key t focuses it, and Escape dismisses it and returns the focus. More than three form a stack that expands and collapses, in which axe finds nothing [TS-1] [TS-2]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const ofToasts = () => new Set(scripts.filter((url) => url.includes('toast-region')));
  await openArticle(page, faq);
  expect(await (await page.request.get(faq)).text()).not.toContain('Messages');
  await expect(messages(page)).toHaveCount(0);
  expect(ofToasts().size).toBe(0);

  const link = headingLinks(page).first();
  await copyLinks(page, 1);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  await expect(link).toBeFocused();
  expect(ofToasts().size).toBe(1);
  await linkCopied(page).hover();
  await page.clock.fastForward(60_000);
  await expect(linkCopied(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(1, 1);
  await page.clock.fastForward(15_000);
  await page.clock.runFor(290);
  await expect(linkCopied(page)).toHaveCount(0);

  await copyLinks(page, 2);
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.click();
  await page.keyboard.press('t');
  await expect(field).toHaveValue('t');
  await expect(field).toBeFocused();
  await link.focus();
  await page.keyboard.press('t');
  await expect(linkCopied(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(linkCopied(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.clock.runFor(290);
  await expect(linkCopied(page)).toHaveCount(0);
  expect(ofToasts().size).toBe(1);

  await copyLinks(page, 5);
  await page.getByRole('button', { name: '2 more messages' }).click();
  await expectShown(page, linkCopied(page), 5);
  await page.getByRole('button', { name: 'Collapse Messages' }).click();
  await expect(linkCopied(page)).toHaveCount(3);
  await page.keyboard.press('t'); // with the focus in them they stay
  await page.clock.resume();
  await expectNoBarriersInPart(page, { state: 'a stack', within: '[role=region][aria-label^=Messages]' });
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a toast leaves the button to the top free, and a swipe of 50 px to the right dismisses it [TS-2]', async ({
    page,
  }) => {
    await openArticle(page, notes);
    await headingLinks(page).last().scrollIntoViewIfNeeded();
    await headingLinks(page).last().press('Enter');
    await scrollPage(page, (await page.evaluate(() => scrollY)) - 40); // the button is away while the reader scrolls down
    const toTop = page.getByRole('button', { name: 'Back to top' });
    await expectShown(page, linkCopied(page), 1);
    expect(await overlap(linkCopied(page), toTop)).toBe(false);
    await toTop.click();
    await expect(toTop).toHaveCount(0);
    await swipe(page, linkCopied(page), 48);
    await expect(linkCopied(page)).toHaveAttribute('data-state', 'open');
    await swipe(page, linkCopied(page), 60);
    await page.clock.runFor(290);
    await expect(linkCopied(page)).toHaveCount(0);
  });
});

/** Moves one finger from the middle of a toast. */
async function swipe(page: Page, toast: Locator, byPx: number): Promise<void> {
  const box = await boxOf(toast);
  const start = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 6; step += 1) {
    const touchPoints = [{ ...start, x: start.x + (byPx * step) / 6 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
