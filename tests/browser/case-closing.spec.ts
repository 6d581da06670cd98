import type { Page } from '@playwright/test';
import { caseOf, deflectedCases, openQuestion, openWithCase, url } from './case-question.ts';
import { eventsNamed } from './data-layer.ts';
import { expectFeedback } from './feedback-given.ts';
import { followLink } from './follow-link.ts';
import { expect, test } from './services-stand-in.ts';
import { articleOfType } from './sample.ts';
import { failedToLoad } from './services/faults.ts';
import { shown } from './toasts-on-page.ts';

const closed = 'Support case closed';
const notClosed = 'Failed to close support case';
const processed = 'Case has already been processed';

/** Presses Yes, and confirms. */
async function confirmClosing(page: Page): Promise<void> {
  await caseOf(page).yes.click();
  await caseOf(page).confirm.click();
}

const given = { kind: 'deflection', reasons: [], entry: articleOfType.kbHowTo.id, page: url } as const;

test('No keeps the case in every tab, sends one event each to analytics and feedback, and is not asked again. Two tabs that close a case together close it once [DF-2] [DF-3] [DF-4]', async ({
  page,
  context,
  services,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) await openQuestion(tab, '500-1');
  const { card, no, reopen } = caseOf(page);
  await no.dblclick();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Feedback submitted');
  await expect(shown(page)).toContainText('Thank you for your feedback.');
  await expect(shown(page)).toHaveAttribute('data-status', 'success');
  await expect(card.or(reopen)).toHaveCount(0);
  await expect(caseOf(other).card.or(caseOf(other).reopen)).toHaveCount(0);
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
  await expectFeedback(page, services, [{ ...given, value: 'no' }]);

  for (const tab of [page, other]) {
    await goOnWithCase(tab, '500-10');
    await caseOf(tab).yes.click();
    await expect(caseOf(tab).confirm).toBeVisible();
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
  expect(events.flat().map((event) => event['st_event_value'])).toEqual(
    expect.arrayContaining(['No', 'Yes']),
  );
  expect(events.flat()).toHaveLength(2);
});

/** Follows a link to another article with another case, and waits until it is asked about. */
async function goOnWithCase(page: Page, caseId: string): Promise<void> {
  const { url: next, title } = articleOfType.kbFaq;
  await followLink(page, `${next}?caseId=${caseId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(caseOf(page).card).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('Yes asks for confirmation and focuses the harmless button. Confirming closes the case once and sends who closed it and where [DF-2] [DF-3] [DF-4]', async ({
  page,
  services,
}) => {
  const caseId = '"><img src=x onerror=alert(1)>';
  services.signIn({ tenantName: 'Ruiz Heating', userName: 'ana' });
  await openQuestion(page, encodeURIComponent(caseId));
  const articleUrl = new URL(url, page.url()).href;
  const { card, reopen, yes, dialog, cancel, confirm } = caseOf(page);
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

  const { release } = services.hold('caseClose');
  const called = services.nextCall('caseClose');
  await yes.dblclick(); // the second press confirms nothing
  await expect(dialog).toBeVisible();
  expect(services.calls('caseClose')).toEqual([]);
  await confirm.dblclick();
  await confirm.dispatchEvent('click');
  await called;
  release();
  await expect(shown(page)).toContainText(closed);
  await expect(shown(page)).toContainText(`The case ${caseId} is closed.`);
  await expect(shown(page)).toHaveAttribute('data-status', 'success');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(card.or(reopen)).toHaveCount(0);
  expect(services.calls('caseClose').map(({ body }) => body)).toEqual([{ caseId, articleUrl }]);
  expect(await deflectedCases(page)).toBe(JSON.stringify([caseId]));
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

const unreachable = 'The service cannot be reached right now. Wait a moment, then try again.';
/** Those that only a browser shows; answers that are wrong are the same everywhere. */
const failures = [
  ['refused', unreachable],
  ['silent', 'This is taking too long. Wait a moment, then try again.'],
  ['cut off', 'The answer broke off half-way. The fault is on our side.'],
] as const;

test.describe('a service that fails', () => {
  test.use({ allowed: failedToLoad });

  test('or leaves a case open says so and can be retried, also by keyboard. Only a closed case is stored and sends an event [DF-2] [DF-3]', async ({
    page,
    services,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openQuestion(page, '500-6');
    const { card, no, yes, later, dialog, cancel, confirm } = caseOf(page);
    services.answer('caseClose', { result: 'failure', message: 'An agent is working on it.' });
    await page.getByRole('navigation', { name: 'Topics Covered' }).getByRole('link').last().focus();
    for (const next of [yes, no, later]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
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
    expect(services.calls('caseClose')).toHaveLength(1);
    await expect(shown(page)).toContainText('An agent is working on it.');
    await expect(shown(page).getByRole('alert')).toContainText(notClosed);
    await page.clock.fastForward(120_000);
    await expect(shown(page), 'it stays until it is dismissed').toBeVisible();
    await shown(page).getByRole('button').click();
    await expect(card, 'who dismisses a message can still try again').toBeVisible();

    services.answer('caseClose', { result: 'failure', message: '' });
    await confirmClosing(page);
    await expect(shown(page).last()).toContainText(notClosed);
    await expect(shown(page).last()).not.toContainText('An agent');

    for (const [fault, reason] of failures)
      await test.step(fault, async () => {
        services.fail('caseClose', fault);
        const called = services.nextCall('caseClose');
        await confirmClosing(page);
        if (fault === 'silent') {
          await called;
          await page.clock.fastForward(20_000);
        }
        const toast = shown(page).filter({ hasText: `Failed to close case: ${reason}` });
        await expect(toast).toHaveAttribute('data-status', 'danger');
        await expect(toast).toContainText(notClosed);
        await expect(dialog).toHaveCount(0);
        await expect(yes).toBeFocused();
        await toast.getByRole('button').click();
        await expect(shown(page)).toHaveCount(0);
      });
    expect(await deflectedCases(page)).toBeNull();
    expect(await eventsNamed(page, 'case_close')).toEqual([]);
    await expectFeedback(page, services, []);

    services.recover('caseClose');
    services.answer('caseClose', { result: 'Success' });
    await confirmClosing(page);
    await expect(shown(page)).toContainText(closed);
    await expect(shown(page)).toContainText('We have successfully closed your support case.');
    expect(await deflectedCases(page)).toBe('["500-6"]');
    expect(await eventsNamed(page, 'case_close')).toHaveLength(1);
    await expectFeedback(page, services, [{ ...given, value: 'yes' }]);
  });
});

test('a page reloaded during the call can close the case again [DF-3]', async ({ page, services }) => {
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

test('a browser without storage can close a case and answer a poll [DF-3] [AP-1]', async ({
  page,
  services,
}) => {
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

  const poll = page.getByRole('region', { name: 'Was this article helpful?' });
  await poll.getByRole('button', { name: 'Yes' }).click();
  await expect(poll.getByRole('status')).toHaveText('Thanks for your feedback!');
  await poll.getByRole('button', { name: 'Answer again' }).click();
  await expect(poll.getByRole('button', { name: 'Yes' })).toBeVisible();
});
