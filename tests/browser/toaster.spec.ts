import type { Locator, Page } from '@playwright/test';
import type { toasts } from '../../reader/ui/toasts/toasts.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { openHarness } from './harness/harness.ts';
import { expect, test } from './quiet-page.ts';
import { boxOf, messages, overlap, shown } from './toasts-on-page.ts';

declare global {
  interface Window {
    /** Only on the test page. */
    toasts: typeof toasts;
  }
}

/** A development build says that there are tools for it. */
test.use({ allowed: /React DevTools/u });

/** Drags with the pressed mouse from the middle of a toast. */
async function drag(page: Page, toast: Locator, byPx: number): Promise<void> {
  const { x, y, width, height } = await boxOf(toast);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + byPx, y + height / 2, { steps: 8 });
  await page.mouse.up();
}

test('each status has its role, and its word beside the icon [TS-1]', async ({ page }) => {
  await openHarness(page, 'toasts');
  for (const status of ['info', 'success', 'warning', 'danger'] as const) {
    await page.evaluate((one) => window.toasts.add({ id: one, status: one, title: `It is ${one}` }), status);
  }
  await page.getByRole('button', { name: '1 more message' }).click();
  await expect(page.getByRole('alert')).toHaveText(['It is warning', 'It is danger']);
  await expect(messages(page).getByRole('status')).toHaveText(['It is info', 'It is success']);
  await expect(messages(page).getByRole('img')).toHaveCount(4);
  await expect(messages(page).getByRole('img', { name: 'Warning' })).toBeVisible();
});

test('actions act, dismiss the toast, and keep it as long as nobody presses them [TS-1]', async ({
  page,
}) => {
  await page.clock.install();
  await openHarness(page, 'toasts');
  await page.evaluate(() => {
    window.toasts.add({
      id: 'removed',
      status: 'warning',
      title: 'The filter was removed',
      duration: false,
      actions: {
        primary: { label: 'Undo', appearance: 'primary', onClick: () => void (document.title = 'undone') },
        secondary: { label: 'Keep', appearance: 'secondary', onClick: () => void (document.title = 'kept') },
      },
    });
  });
  await page.clock.fastForward('01:00:00');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.clock.runFor(290);
  await expect(shown(page)).toHaveCount(0);
  await expect(page).toHaveTitle('kept');
});

test('progress goes on in the same toast, and an update gives it its end [TS-1]', async ({ page }) => {
  await openHarness(page, 'toasts');
  await page.evaluate(() =>
    window.toasts.add({ id: 'upload', status: 'info', title: 'Sending', progress: 0.25 }),
  );
  const bar = page.getByRole('progressbar', { name: 'Sending' });
  await expect(bar).toHaveJSProperty('value', 0.25);
  await page.evaluate(() => window.toasts.update('upload', { progress: 0.75 }));
  await expect(bar).toHaveJSProperty('value', 0.75);
  await page.evaluate(() =>
    window.toasts.update('upload', { status: 'success', title: 'Sent', duration: 500 }),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test('a dismissed toast leaves within 290 ms, and at once for who wants no motion [TS-2]', async ({
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
});

for (const [direction, sign] of [
  ['ltr', 1],
  ['rtl', -1],
] as const) {
  test(`a pointer's swipe to the end of a line dismisses, ${direction}; less is taken back [TS-2]`, async ({
    page,
  }) => {
    await openHarness(page, 'toasts', `?direction=${direction}`);
    await page.evaluate(() => window.toasts.add({ id: 'a', status: 'danger', title: 'Not sent' }));
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
  });
}

test('toasts give way to what has the focus [TS-2]', async ({ page }) => {
  await openHarness(page, 'toasts');
  const corner = page.getByRole('button', { name: 'Corner' });
  await page.evaluate(() => window.toasts.add({ id: 'a', status: 'danger', title: 'Not sent' }));
  await expect(shown(page)).toContainText('Not sent');
  expect(await overlap(shown(page), corner)).toBe(true);
  await corner.focus();
  await expect.poll(() => overlap(shown(page), corner)).toBe(false);
});

test('Tab goes through the toasts, the newest first, then to the stack; dismissing passes the focus on', async ({
  page,
}) => {
  await openHarness(page, 'toasts');
  await page.evaluate(() => {
    for (const id of ['a', 'b', 'c', 'd']) window.toasts.add({ id, status: 'danger', title: id });
  });
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
  expect(reached).toEqual(['Dismiss “d”', 'c', 'Dismiss “c”', 'b', 'Dismiss “b”', '1 more message']);
  await page.getByRole('button', { name: 'Dismiss “b”' }).press('Enter');
  await expect(shown(page).filter({ hasText: /^d$/u })).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`axe finds nothing in toasts of every kind at ${width} px, light and dark [TS-1]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openHarness(page, 'toasts');
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
    await expectNoBarriersInEitherScheme(page);
    const { width: pageWidth } = await boxOf(page.getByRole('main'));
    expect(pageWidth).toBeLessThanOrEqual(width);
  });
}

test.describe('in development', () => {
  test.use({ allowed: /React DevTools|toast/u });

  test('mistakes are errors in the console: a second of an id, a second toaster, a time with actions [TS-1]', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('console', (said) => {
      if (said.type() === 'error') faults.push(said.text());
    });
    await openHarness(page, 'toasts', '?toasters=page,chat');
    await page.evaluate(() => {
      const actions = { primary: { label: 'Undo', appearance: 'primary', onClick: () => {} } } as const;
      window.toasts.add({ id: 'a', status: 'info', title: 'First' });
      window.toasts.add({ id: 'a', status: 'info', title: 'Second' });
      window.toasts.add({ id: 'b', status: 'info', title: 'Elsewhere', toasterId: 'chat' });
      window.toasts.add({ id: 'c', status: 'info', title: 'Removed', actions, duration: 10 } as never);
    });
    await expect(shown(page)).toHaveText(['First', 'RemovedUndo']);
    await expect(messages(page)).toHaveCount(1);
    expect([...new Set(faults)]).toEqual([
      'Only one toaster may render: "page" is there, so "chat" is not.',
      'A toast with the id "a" is already shown.',
      'There is no toaster "chat" to show the toast "b".',
      'The toast "c" has actions, so its duration must be false.',
    ]);
  });
});
