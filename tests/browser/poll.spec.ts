import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { chatOf } from './chat.ts';
import { eventsNamed } from './data-layer.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

const { url } = articleOfType.kbHowTo;
const thanks = 'Thanks for your feedback!';
const reasons = {
  couldntFind: 'I couldn’t find what I was looking for',
  didntWork: 'I followed the steps, and it didn’t work',
  unclear: 'It was unclear',
};

/** The poll and what it offers; each is there in some steps only. */
function pollOf(page: Page) {
  const poll = page.getByRole('region', { name: 'Was this article helpful?' });
  const button = (name: string) => poll.getByRole('button', { name, exact: true });
  return {
    poll,
    yes: button('Yes'),
    no: button('No'),
    submit: button('Submit'),
    goBack: button('Go back'),
    answerAgain: button('Answer again'),
    reason: (name: string) => poll.getByRole('checkbox', { name }),
    comment: poll.getByRole('textbox', { name: 'How we can improve this article? (Optional).' }),
    status: poll.getByRole('status'),
    count: (words: string) => poll.getByText(words, { exact: true }).and(poll.locator('[aria-hidden]')),
  };
}

test('an article asks whether it was helpful, and Yes answers at once and only once. No opens an empty form without required fields. The focus is never lost, and an answered article shows thanks [AP-1] [AP-2] [AR-5]', async ({
  page,
}) => {
  await open(page, url);
  const { poll, yes, no, reason, comment, submit, goBack, answerAgain, status } = pollOf(page);
  await expect(poll.getByRole('heading', { name: 'Was this article helpful?' })).toBeVisible();
  await expect(yes).toBeVisible();
  await expect(no).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(poll).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await yes.dblclick();
    await expect(status).toHaveText(thanks);
    await expect(yes.or(no).or(submit)).toHaveCount(0);
    await expect(poll.getByRole('textbox')).toHaveCount(0);
    await answerAgain.click();
  }
  await no.click();
  await expect(status).toBeEmpty();
  await submit.click();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();

  const begin = async () => {
    await no.click();
    for (const name of Object.values(reasons)) await expect(reason(name)).not.toBeChecked();
    await expect(comment).toHaveValue('');
  };
  await begin();
  await reason(reasons.unclear).check();
  await comment.fill('Never mind.');
  await goBack.click();
  await expect(yes).toBeVisible();
  await begin();
  await reason(reasons.couldntFind).check();
  await reason(reasons.didntWork).check();
  await comment.fill(' Say where the report is.\nPlease. ');
  await submit.click();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();
  await begin();

  const plain = {
    content_group: 'knowledge-base',
    event_name: 'feedback',
    st_event_comment: '-',
    st_tenant: '-',
    st_user: '-',
    st_feedback_couldnt_find: '-',
    st_feedback_unclear: '-',
    st_feedback_didnt_work: '-',
  };
  expect(await eventsNamed(page, 'feedback')).toEqual([
    { ...plain, st_event_value: 'Yes' },
    { ...plain, st_event_value: 'Yes' },
    { ...plain, st_event_value: 'No' },
    {
      ...plain,
      st_event_value: 'No',
      st_event_comment: 'Say where the report is.\nPlease.',
      st_feedback_couldnt_find: 'x',
      st_feedback_didnt_work: 'x',
    },
  ]);
  await goBack.click();

  await yes.focus();
  await page.keyboard.press('Tab');
  await expect(no).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reason(reasons.couldntFind)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reason(reasons.couldntFind)).toBeChecked();
  for (const next of [reason(reasons.didntWork), reason(reasons.unclear), comment, submit, goBack]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(thanks);
  await expect(poll).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answerAgain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(poll).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();

  await yes.click();
  await expect(status).toHaveText(thanks);
  await page.getByRole('article').locator('a[href^="/how-to/"]:visible').first().click();
  await expect(page).not.toHaveURL(new RegExp(url, 'u'));
  await expect(no).toBeVisible();
  await no.click();
  await page.goBack();
  await expect(status).toHaveText(thanks);
  await page.reload();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();
  await expect(yes).toBeVisible();
  await page.reload();
  await expect(yes).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked that no script can take the answer to, and nothing speaks of a chat [AP-1]', async ({
    page,
  }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Was this article helpful?')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
    await expect(chatOf(page).launcher).toHaveCount(0);
  });
});

test('every step fits 320 px with targets of 24 px, and axe finds nothing in light and dark. The comment grows from 80 px to 300 px and counts down, and one that is too long is not sent [AP-1] [AP-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const { poll, no, comment, submit, answerAgain, status, count } = pollOf(page);
  const measure = async (state: string) => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, state).toBeLessThanOrEqual(0);
    for (const target of await poll.locator('button, label:has(input), textarea').all()) {
      const box = await target.boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), state).toBeGreaterThanOrEqual(24);
    }
  };
  /** The question is on every article that axe looks at, and the form without a problem is a part of the one with it. */
  const look = async (state: string) => {
    await measure(state);
    await expectNoBarriersInEitherScheme(page, { state, within: 'main footer' });
  };
  await expect(no).toBeVisible();
  await measure('the question');
  await no.click();
  await expect(submit).toBeVisible();
  await measure('the form');
  await comment.fill('x'.repeat(510));
  await submit.click();
  await expect(poll.getByText('This is too long by 10 characters. Please shorten it.')).toBeVisible();
  await expect(comment).toBeFocused();
  await look('the form with a problem, told of at once');
  await comment.fill('');
  await submit.click();
  await expect(answerAgain).toBeVisible();
  await look('the thanks');

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.install();
  await answerAgain.click();
  await no.click();
  const height = async () => (await comment.boundingBox())?.height;
  expect(await height()).toBe(80);
  await comment.fill('A line\n'.repeat(6));
  expect(await height()).toBeGreaterThan(120);
  expect(await height()).toBeLessThan(300);
  await comment.fill('A line\n'.repeat(40));
  expect(await height()).toBe(300);
  expect(await comment.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeGreaterThan(100);
  await comment.fill('');

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  const told = poll.locator('[aria-live=polite]');
  await expect(count('500 character(s) left')).toBeVisible();
  await comment.pressSequentially('Hello');
  await expect(count('495 character(s) left')).toBeVisible();
  await expect(told).toHaveText('500 character(s) left');
  await page.clock.runFor(999);
  await expect(told).toHaveText('500 character(s) left');
  await page.clock.runFor(1);
  await expect(told).toHaveText('495 character(s) left');

  const problem = poll.getByText('This is too long by 1 character. Please shorten it.');
  await comment.fill('x'.repeat(499));
  await expect(count('1 character(s) left')).toBeVisible();
  await comment.press('End');
  await comment.pressSequentially('yz');
  await expect(comment, 'nothing is cut').toHaveValue(`${'x'.repeat(499)}yz`);
  await expect(count('Maximum characters count reached')).toBeVisible();
  await page.clock.runFor(199);
  await expect(problem).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(problem).toBeVisible();
  await expect(comment).toHaveAccessibleDescription(/^This is too long by 1 character\./u);
  await submit.click();
  await expect(comment).toBeFocused();
  await expect(status).toBeEmpty();
  expect(await eventsNamed(page, 'feedback')).toHaveLength(1); // that of the thanks
  await comment.press('Backspace');
  await page.clock.runFor(200);
  await expect(problem).toHaveCount(0);
  await submit.click();
  await expect(status).toHaveText(thanks);
});
