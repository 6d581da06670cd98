import type { Page } from '@playwright/test';
import { caseOf, deflectedCases, openQuestion, openWithCase, url } from './case-question.ts';
import { eventsNamed } from './data-layer.ts';
import { expectFeedback } from './feedback-given.ts';
import { test as previewTest } from './quiet-page.ts';
import { expect, test } from './services-stand-in.ts';
import { articleOfType } from './sample.ts';
import { failedToLoad, type Fault, faults } from './services/faults.ts';
import { shown } from './toasts-on-page.ts';

const closed = 'Support case closed';
const notClosed = 'Failed to close support case';
const processed = 'Case has already been processed';

/** Presses Yes, and confirms. */
async function confirmClosing(page: Page): Promise<void> {
  await caseOf(page).yes.click();
  await caseOf(page).confirm.click();
}

test('No keeps the case: thanks, an event, and it is not asked about again [DF-2] [DF-3] [DF-4]', async ({
  page,
  services,
}) => {
  await openQuestion(page, '500-1');
  const { card, no, reopen } = caseOf(page);
  await no.dblclick();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Feedback submitted');
  await expect(shown(page)).toContainText('Thank you for your feedback.');
  await expect(shown(page)).toHaveAttribute('data-status', 'success');
  await expect(card.or(reopen)).toHaveCount(0);
  expect(await deflectedCases(page)).toBe('["500-1"]');
  expect(await eventsNamed(page, 'case_close')).toEqual([
    {
      content_group: 'knowledge-base',
      event_name: 'case_close',
      st_event_value: 'No',
      st_event_comment: new URL(url, page.url()).href,
      st_tenant: '-',
      st_user: '-',
    },
  ]);
  expect(services.calls('caseClose')).toEqual([]);
});

test('Yes asks for confirmation first: a warning, on the button that does no harm [DF-2]', async ({
  page,
  services,
}) => {
  await openQuestion(page, '500-2');
  const { card, yes, dialog, cancel, confirm } = caseOf(page);
  for (const leave of ['Cancel', 'Escape', 'a press beside it']) {
    await yes.click();
    await expect(dialog).toHaveAccessibleDescription(
      'Your support case will be closed, and support will not contact you about it.',
    );
    await expect(confirm).toBeVisible();
    await expect(cancel).toBeFocused();
    if (leave === 'Cancel') await cancel.click();
    else if (leave === 'Escape') await page.keyboard.press('Escape');
    else await page.mouse.click(5, 5);
    await expect(dialog, leave).toHaveCount(0);
    await expect(yes).toBeFocused();
    await expect(card).toBeVisible();
  }
  expect(services.calls('caseClose')).toEqual([]);
  expect(await eventsNamed(page, 'case_close')).toEqual([]);
});

test('confirming closes the case, and says who and where [DF-2] [DF-3] [DF-4]', async ({
  page,
  services,
}) => {
  services.signIn({ tenantName: 'Ruiz Heating', userName: 'ana' });
  await openQuestion(page, '500-3');
  const articleUrl = new URL(url, page.url()).href;
  await confirmClosing(page);
  await expect(shown(page)).toContainText(closed);
  await expect(shown(page)).toContainText('The case 500-3 is closed.');
  await expect(shown(page)).toHaveAttribute('data-status', 'success');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(caseOf(page).card.or(caseOf(page).reopen)).toHaveCount(0);
  expect(services.calls('caseClose').map(({ body }) => body)).toEqual([{ caseId: '500-3', articleUrl }]);
  expect(await deflectedCases(page)).toBe('["500-3"]');
  expect(await eventsNamed(page, 'case_close')).toEqual([
    {
      content_group: 'knowledge-base',
      event_name: 'case_close',
      st_event_value: 'Yes',
      st_event_comment: articleUrl,
      st_tenant: 'Ruiz Heating',
      st_user: 'ana',
    },
  ]);
});

const given = { kind: 'deflection', reasons: [], entry: articleOfType.kbHowTo.id, page: url } as const;

test('keeping a case is one event of the feedback stream [DF-2] [DF-3]', async ({ page, services }) => {
  await openQuestion(page, '500-15');
  await caseOf(page).no.dblclick();
  await expect(shown(page)).toContainText('Feedback submitted');
  await expectFeedback(page, services, [{ ...given, value: 'no' }]);
});

test('closing a case is one event of the feedback stream, and only once it is closed [DF-2] [DF-3]', async ({
  page,
  services,
}) => {
  services.answer('caseClose', { result: 'failure', message: '' });
  await openQuestion(page, '500-16');
  await confirmClosing(page);
  await expect(shown(page)).toContainText(notClosed);
  await expectFeedback(page, services, []);
  services.answer('caseClose', { result: 'success', message: '' });
  await confirmClosing(page);
  await expect(shown(page).last()).toContainText(closed);
  await expectFeedback(page, services, [{ ...given, value: 'yes' }]);
});

test('a service without words has ours [DF-2]', async ({ page, services }) => {
  services.answer('caseClose', { result: 'Success' });
  await openQuestion(page, '500-4');
  await confirmClosing(page);
  await expect(shown(page)).toContainText('We have successfully closed your support case.');
});

test('all of it works with the keyboard alone [DF-2]', async ({ page, services }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openQuestion(page, '500-5');
  const { no, yes, later, dialog, cancel, confirm } = caseOf(page);
  await page.getByRole('navigation', { name: 'Topics Covered' }).getByRole('link').last().focus();
  for (const next of [no, yes, later]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirm).toBeFocused();
  const { release } = services.hold('caseClose');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Closing your case…');
  await page.keyboard.press('Escape');
  await expect(dialog, 'what is under way cannot be called off').toBeVisible();
  await cancel.click({ force: true });
  await expect(dialog).toBeVisible();
  release();
  await expect(shown(page)).toContainText(closed);
  expect(services.calls('caseClose')).toHaveLength(1);
});

test('a case that the service leaves open can be tried again, and is stored only then [DF-2] [DF-3]', async ({
  page,
  services,
}) => {
  services.answer('caseClose', { result: 'failure', message: 'An agent is working on it.' });
  await openQuestion(page, '500-6');
  await confirmClosing(page);
  await expect(shown(page)).toContainText(notClosed);
  await expect(shown(page)).toContainText('An agent is working on it.');
  await expect(shown(page)).toHaveAttribute('data-status', 'danger');
  await expect(shown(page).getByRole('alert')).toContainText(notClosed);
  await expect(caseOf(page).yes).toBeFocused();
  expect(await deflectedCases(page)).toBeNull();
  expect(await eventsNamed(page, 'case_close')).toEqual([]);
  await page.clock.fastForward(120_000);
  await expect(shown(page), 'it stays until it is dismissed').toBeVisible();
  await shown(page).getByRole('button').click();
  await expect(caseOf(page).card, 'who dismisses a message can still try again').toBeVisible();
  services.answer('caseClose', { result: 'failure', message: '' });
  await confirmClosing(page);
  await expect(shown(page).last()).toContainText(notClosed);
  await expect(shown(page).last()).not.toContainText('An agent');
  services.answer('caseClose', { result: 'success', message: '' });
  await confirmClosing(page);
  await expect(shown(page).last()).toContainText(closed);
  expect(await deflectedCases(page)).toBe('["500-6"]');
  expect(await eventsNamed(page, 'case_close')).toHaveLength(1);
});

const unreachable = 'The service cannot be reached right now. Wait a moment, then try again.';
const refused = 'This is not working right now. Wait a moment, then try again.';
const unreadable = 'The answer could not be read. Try again, or reload the page.';
const reasons: Readonly<Record<Fault, string>> = {
  refused: unreachable,
  'status 500': refused,
  'status 503': refused,
  malformed: unreadable,
  empty: unreadable,
  silent: 'This is taking too long. Wait a moment, then try again.',
  'cut off': 'The answer broke off half-way. The fault is on our side.',
};

test.describe('a service that fails', () => {
  test.use({ allowed: failedToLoad });

  for (const fault of faults) {
    test(`says so, and can be tried again: ${fault} [DF-2] [DF-3]`, async ({ page, services }) => {
      await openQuestion(page, '500-7');
      services.fail('caseClose', fault);
      const called = services.nextCall('caseClose');
      await confirmClosing(page);
      if (fault === 'silent') {
        await called;
        await page.clock.fastForward(20_000);
      }
      await expect(shown(page)).toContainText(notClosed);
      await expect(shown(page)).toContainText(`Failed to close case: ${reasons[fault]}`);
      await expect(shown(page)).toHaveAttribute('data-status', 'danger');
      await expect(caseOf(page).dialog).toHaveCount(0);
      await expect(caseOf(page).yes).toBeFocused();
      expect(await deflectedCases(page)).toBeNull();
      expect(await eventsNamed(page, 'case_close')).toEqual([]);
      services.recover('caseClose');
      await confirmClosing(page);
      await expect(shown(page).last()).toContainText(closed);
      expect(await deflectedCases(page)).toBe('["500-7"]');
      expect(await eventsNamed(page, 'case_close')).toHaveLength(1);
    });
  }
});

test('a case that was processed is not asked about [DF-3]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('help-widget-deflected-cases', '["500-8"]'));
  await openWithCase(page, `${url}?caseId=500-8`);
  const { card, reopen } = caseOf(page);
  await page.mouse.wheel(0, 300);
  await page.clock.runFor(60_000);
  await expect(card.or(reopen)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('case');
});

test('a case that was processed is a warning in the log, once and without its number [DF-3]', async ({
  page,
  services,
}) => {
  await page.addInitScript(() => localStorage.setItem('help-widget-deflected-cases', '["500-8"]'));
  await openWithCase(page, `${url}?caseId=500-8`);
  const logged = async () => {
    await page.clock.runFor(10_000);
    // a clock that jumps may end other calls
    return services.calls('log').flatMap(({ body }) => body.filter(({ category }) => category === 'case'));
  };
  const warning = {
    id: expect.stringMatching(/^[\da-f-]{36}$/u),
    type: 'warning',
    category: 'case',
    message: processed,
  };
  await expect.poll(logged).toEqual([warning]);
  await page.clock.runFor(120_000);
  expect(await logged()).toEqual([warning]);
});

test('a double press confirms once, and a double press on Yes confirms nothing [DF-3]', async ({
  page,
  services,
}) => {
  await openQuestion(page, '500-9');
  const { yes, dialog, confirm } = caseOf(page);
  const { release } = services.hold('caseClose');
  const called = services.nextCall('caseClose');
  await yes.dblclick();
  await expect(dialog).toBeVisible();
  await confirm.dblclick();
  await confirm.dispatchEvent('click');
  await called;
  release();
  await expect(shown(page)).toContainText(closed);
  expect(services.calls('caseClose')).toHaveLength(1);
  expect(await eventsNamed(page, 'case_close')).toHaveLength(1);
});

for (const locks of ['with the locks of the browser', 'without them']) {
  test(`two tabs that close a case at once close it once, ${locks} [DF-3]`, async ({
    page,
    context,
    services,
  }) => {
    if (locks === 'without them')
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openQuestion(tab, '500-10');
      await caseOf(tab).yes.click();
    }
    const { release } = services.hold('caseClose');
    const called = services.nextCall('caseClose');
    await Promise.all([page, other].map((tab) => caseOf(tab).confirm.click()));
    await called;
    release();
    const said = async () => {
      const texts = await Promise.all([page, other].map((tab) => shown(tab).allTextContents()));
      return new Set(texts.flat().map((text) => [closed, processed].find((words) => text.includes(words))));
    };
    await expect.poll(said).toEqual(new Set([processed, closed]));
    expect(services.calls('caseClose')).toHaveLength(1);
    const events = await Promise.all([page, other].map((tab) => eventsNamed(tab, 'case_close')));
    expect(events.flat()).toHaveLength(1);
  });
}

test('what one tab has answered, the other asks no longer [DF-3]', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openQuestion(tab, '500-11');
  await caseOf(page).no.click();
  await expect(caseOf(other).card.or(caseOf(other).reopen)).toHaveCount(0);
});

test('a page that is loaded anew in the middle can close the case again, to the same end [DF-3]', async ({
  page,
  services,
}) => {
  await openQuestion(page, '500-12');
  const { release } = services.hold('caseClose');
  const called = services.nextCall('caseClose');
  await confirmClosing(page);
  await called;
  await openWithCase(page, `${url}?caseId=500-12`);
  release();
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await confirmClosing(page);
  await expect(shown(page)).toContainText(closed);
  expect(await deflectedCases(page)).toBe('["500-12"]');
});

test('a browser that keeps nothing closes a case all the same [DF-3]', async ({ page, services }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  await openQuestion(page, '500-13');
  await confirmClosing(page);
  await expect(shown(page)).toContainText(closed);
  await page.clock.fastForward(60_000);
  await expect(caseOf(page).card.or(caseOf(page).reopen)).toHaveCount(0);
  expect(services.calls('caseClose')).toHaveLength(1);
});

previewTest.describe('the service of the preview', () => {
  previewTest.use({ allowed: failedToLoad });

  for (const { caseId, says } of [
    { caseId: 'refuse', says: 'An agent is working on this case.' },
    { caseId: 'fail', says: `Failed to close case: ${refused}` },
    { caseId: 'garbage', says: `Failed to close case: ${unreadable}` },
    { caseId: 'slow', says: 'The case is closed.' },
    { caseId: '500-14', says: 'The case is closed.' },
  ]) {
    previewTest(`answers the case ${caseId} [DF-4]`, async ({ page }) => {
      await openQuestion(page, caseId);
      await confirmClosing(page);
      await expect(shown(page)).toContainText(says);
    });
  }
});
