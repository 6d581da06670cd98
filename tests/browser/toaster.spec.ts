import type { Locator, Page } from '@playwright/test';
import type { toasts } from '../../reader/ui/toasts/toasts.ts';
import { expectNoBarriersInPart } from './axe.ts';
import { openHarness } from './harness/harness.ts';
import { expect, test } from './quiet-page.ts';
import { boxOf, messages, overlap, shown } from './toasts-on-page.ts';
import { withMotion } from './with-motion.ts';

test.use(withMotion);

declare global {
  interface Window {
    /** Only on the test page. */
    toasts: typeof toasts;
  }
}

/** A development build says that there are tools for it. */
test.use({ allowed: /React DevTools/u });
test.describe.configure({ mode: 'default' }); // its page is built once

/** Drags with the pressed mouse from the middle of a toast. */
async function drag(page: Page, toast: Locator, byPx: number): Promise<void> {
  const { x, y, width, height } = await boxOf(toast);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + byPx, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

test('each status has its role and a labelled icon. Tab goes through the toasts from the newest, then to the stack, and dismissing passes the focus on. axe finds nothing on a phone and a desktop [TS-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHarness(page, 'toasts');
  for (const status of ['info', 'success', 'warning', 'danger'] as const) {
    await page.evaluate(
      (one) => window.toasts.add({ id: one, status: one, title: `It is ${one}`, duration: false }),
      status,
    );
  }
  await expect(shown(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'First' }).focus();
  await page.keyboard.press('t');
  const reached: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(reached).toEqual([
    'Dismiss “It is danger”',
    'It is warning',
    'Dismiss “It is warning”',
    'It is success',
    'Dismiss “It is success”',
    '1 more message',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(['It is warning', 'It is danger']);
  await expect(messages(page).getByRole('status')).toHaveText(['It is info', 'It is success']);
  await expect(messages(page).getByRole('img')).toHaveCount(4);
  await expect(messages(page).getByRole('img', { name: 'Warning' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss “It is info”' }).press('Enter');
  await expect(shown(page).filter({ hasText: 'It is danger' })).toBeFocused();
  await page.evaluate(() => window.toasts.current().forEach(({ id }) => window.toasts.dismiss(id)));
  await expect(shown(page)).toHaveCount(0);

  await page.evaluate(() => {
    const act = { label: 'Undo', appearance: 'secondary', onClick: () => {} } as const;
    const actions = {
      primary: { ...act, label: 'Save', appearance: 'primary' },
      secondary: act,
    } as const;
    const words = 'A very long message that goes on and on. '.repeat(12);
    window.toasts.add({ id: 'a', status: 'success', title: 'Saved', duration: false });
    window.toasts.add({ id: 'b', status: 'danger', title: 'Not sent', message: words });
    window.toasts.add({ id: 'c', status: 'info', title: 'Sending', progress: 0.4 });
    window.toasts.add({ id: 'd', status: 'warning', title: 'Removed', duration: false, actions });
  });
  await page.getByRole('button', { name: '1 more message' }).click();
  await expect(shown(page)).toHaveCount(4);
  await expectNoBarriersInPart(page, { state: 'of every kind' });
  await page.setViewportSize({ width: 390, height: 900 });
  const { width: pageWidth } = await boxOf(page.getByRole('main'));
  expect(pageWidth).toBeLessThanOrEqual(390);
});

test('a toast never covers the focus. Dismissed, it leaves within 290 ms, or at once with reduced motion. A swipe dismisses it, and a short swipe does not [TS-2]', async ({
  page,
}) => {
  const animationsOfEnd = () =>
    page.evaluate(async () => {
      window.toasts.add({ id: 'a', status: 'info', title: 'Sent' });
      while (document.querySelector('li p') === null) await new Promise(requestAnimationFrame);
      const item = document.querySelector('li');
      window.toasts.dismiss('a');
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('li[data-state="open"]') !== null);
      return item?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
  await openHarness(page, 'toasts');
  expect(await animationsOfEnd()).toEqual([290]);
  await expect(shown(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationsOfEnd()).toEqual([]);

  const corner = page.getByRole('button', { name: 'Corner' });
  await page.evaluate(() => window.toasts.add({ id: 'a', status: 'danger', title: 'Not sent' }));
  await expect(shown(page)).toContainText('Not sent');
  expect(await overlap(shown(page), corner)).toBe(true);
  await corner.focus();
  await expect.poll(() => overlap(shown(page), corner)).toBe(false);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectSwipesToDismiss(page, 1);
  await openHarness(page, 'toasts', '?direction=rtl');
  await page.evaluate(() => window.toasts.add({ id: 'a', status: 'danger', title: 'Not sent' }));
  await expectSwipesToDismiss(page, -1);
});

/** Swipes the one toast: too little, to the start of a line, and to its end, which lies to the right if `sign` is 1. */
async function expectSwipesToDismiss(page: Page, sign: 1 | -1): Promise<void> {
  const toast = shown(page);
  await expect(toast).toContainText('Not sent');
  const before = await boxOf(toast);
  await drag(page, toast, sign * 45);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await expect.poll(async () => (await boxOf(toast)).x).toBe(before.x);
  await drag(page, toast, sign * -80);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await drag(page, toast, sign * 55);
  await expect(toast).toHaveCount(0);
}
