import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { eventsNamed } from './data-layer.ts';
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

for (const article of Object.values(articleOfType)) {
  test(`${article.type} asks at its end whether it was helpful [AP-1] [AR-5]`, async ({ page }) => {
    await page.goto(article.url);
    const { poll, yes, no } = pollOf(page);
    await expect(poll.getByRole('heading', { name: 'Was this article helpful?' })).toBeVisible();
    await expect(yes).toBeVisible();
    await expect(no).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(poll).toBeHidden();
  });
}

test('a home page that is an article asks as well [AP-1]', async ({ page, siteOf }) => {
  await page.goto(await siteOf({ config: { knowledgeBase: 'marketing-pro-aspire' } }));
  const { yes, status } = pollOf(page);
  await yes.click();
  await expect(status).toHaveText(thanks);
});

test('Yes is an answer at once [AP-1]', async ({ page }) => {
  await page.goto(url);
  const { poll, yes, no, submit, status } = pollOf(page);
  await yes.click();
  await expect(status).toHaveText(thanks);
  await expect(yes.or(no).or(submit)).toHaveCount(0);
  await expect(poll.getByRole('textbox')).toHaveCount(0);
  expect(await eventsNamed(page, 'feedback')).toHaveLength(1);
});

test('a double press on Yes is one answer', async ({ page }) => {
  await page.goto(url);
  const { yes, status } = pollOf(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await yes.dblclick();
    await expect(status).toHaveText(thanks);
  }
});

test('No asks why, and what is submitted reaches analytics [AP-1] [AP-2]', async ({ page }) => {
  await page.goto(url);
  const { no, reason, comment, submit, status } = pollOf(page);
  await no.click();
  await expect(status).toBeEmpty();
  expect(await eventsNamed(page, 'feedback')).toEqual([]);
  await reason(reasons.couldntFind).check();
  await reason(reasons.didntWork).check();
  await comment.fill(' Say where the report is.\nPlease. ');
  await submit.click();
  await expect(status).toHaveText(thanks);
  expect(await eventsNamed(page, 'feedback')).toEqual([
    {
      content_group: 'knowledge-base',
      event_name: 'feedback',
      st_event_value: 'No',
      st_event_comment: 'Say where the report is.\nPlease.',
      st_tenant: '-',
      st_user: '-',
      st_feedback_couldnt_find: 'x',
      st_feedback_unclear: '-',
      st_feedback_didnt_work: 'x',
    },
  ]);
});

test('what a reader who is signed in answers says who, and for which company [AP-2]', async ({ page }) => {
  await page.route('**/auth/profile', (route) =>
    route.fulfill({ json: { userDisplayName: 'Ana%20Ruiz', userName: 'ana', tenantName: 'Ruiz Heating' } }),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible();
  await pollOf(page).yes.click();
  await expect(pollOf(page).status).toHaveText(thanks);
  expect(await eventsNamed(page, 'feedback')).toMatchObject([{ st_tenant: 'Ruiz Heating', st_user: 'ana' }]);
});

test('every part of the reason is optional, and Yes has none [AP-1] [AP-2]', async ({ page }) => {
  const nothing = {
    content_group: 'knowledge-base',
    event_name: 'feedback',
    st_event_comment: '-',
    st_tenant: '-',
    st_user: '-',
    st_feedback_couldnt_find: '-',
    st_feedback_unclear: '-',
    st_feedback_didnt_work: '-',
  };
  await page.goto(url);
  const { yes, no, reason, submit, answerAgain, status } = pollOf(page);
  await no.click();
  await submit.click();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();
  await yes.click();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();
  await no.click();
  await reason(reasons.unclear).check();
  await submit.click();
  await expect(status).toHaveText(thanks);
  expect(await eventsNamed(page, 'feedback')).toEqual([
    { ...nothing, st_event_value: 'No' },
    { ...nothing, st_event_value: 'Yes' },
    { ...nothing, st_event_value: 'No', st_feedback_unclear: 'x' },
  ]);
});

test('going back, and answering again, start with an empty form [AP-1]', async ({ page }) => {
  await page.goto(url);
  const { yes, no, reason, comment, submit, goBack, answerAgain } = pollOf(page);
  const fill = async () => {
    await no.click();
    await expect(reason(reasons.unclear)).not.toBeChecked();
    await expect(comment).toHaveValue('');
    await reason(reasons.unclear).check();
    await comment.fill('Say where the report is.');
  };
  await fill();
  await goBack.click();
  await expect(yes).toBeVisible();
  expect(await eventsNamed(page, 'feedback')).toEqual([]);
  await fill();
  await submit.click();
  await answerAgain.click();
  await fill();
});

test('the poll is answered with the keyboard alone, and the focus is never lost [AP-1]', async ({ page }) => {
  await page.goto(url);
  const { poll, yes, no, reason, comment, submit, goBack, answerAgain, status } = pollOf(page);
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
});

test('an answered article says thanks to who comes back, and another one asks [AP-1]', async ({ page }) => {
  await page.goto(url);
  const { yes, no, answerAgain, status } = pollOf(page);
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

test('a browser that keeps nothing can answer all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The request was denied.', 'SecurityError');
      },
    });
  });
  await page.goto(url);
  const { yes, answerAgain, status } = pollOf(page);
  await yes.click();
  await expect(status).toHaveText(thanks);
  await answerAgain.click();
  await expect(yes).toBeVisible();
});

test('nothing is asked where no script can take the answer [AP-1]', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Was this article helpful?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0);
  await plain.close();
});

test('the comment is 80 px high, grows with its text up to 300 px, then scrolls [AP-3]', async ({ page }) => {
  await page.goto(url);
  const { no, comment } = pollOf(page);
  await no.click();
  const height = async () => (await comment.boundingBox())?.height;
  expect(await height()).toBe(80);
  await comment.fill('A line\n'.repeat(6));
  expect(await height()).toBeGreaterThan(120);
  expect(await height()).toBeLessThan(300);
  await comment.fill('A line\n'.repeat(40));
  expect(await height()).toBe(300);
  expect(await comment.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeGreaterThan(100);
});

test('the comment says how much is left, and is told so when typing stops [AP-3]', async ({ page }) => {
  await page.clock.install();
  await page.goto(url);
  const { poll, no, comment, count } = pollOf(page);
  await no.click();
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
  await comment.fill('x'.repeat(499));
  await expect(count('1 character(s) left')).toBeVisible();
  await comment.press('End');
  await comment.pressSequentially('yz');
  await expect(comment).toHaveValue(`${'x'.repeat(499)}yz`);
  await expect(count('Maximum characters count reached')).toBeVisible();
});

test('a comment that is too long is a problem 200 ms after the last key, and is not sent [AP-3]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(url);
  const { poll, no, comment, submit, status } = pollOf(page);
  await no.click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  const problem = poll.getByText('This is too long by 1 character. Please shorten it.');
  await comment.fill('x'.repeat(501));
  await page.clock.runFor(199);
  await expect(problem).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(problem).toBeVisible();
  await expect(comment).toHaveAccessibleDescription(/^This is too long by 1 character\./u);
  await submit.click();
  await expect(comment).toBeFocused();
  await expect(status).toBeEmpty();
  expect(await eventsNamed(page, 'feedback')).toEqual([]);
  await comment.press('Backspace');
  await page.clock.runFor(200);
  await expect(problem).toHaveCount(0);
  await submit.click();
  await expect(status).toHaveText(thanks);
});

test('a comment that is too long is told of at once when it is submitted [AP-3]', async ({ page }) => {
  await page.goto(url);
  const { poll, no, comment, submit } = pollOf(page);
  await no.click();
  await comment.fill('x'.repeat(510));
  await submit.click();
  await expect(poll.getByText('This is too long by 10 characters. Please shorten it.')).toBeVisible();
  await expect(comment).toBeFocused();
});

test('every step fits a screen of 320 px, with targets of 24 px and more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(url);
  const { poll, no, comment, submit, answerAgain } = pollOf(page);
  const expectToFit = async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const target of await poll.locator('button, label:has(input), textarea').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  };
  await expect(no).toBeVisible();
  await expectToFit();
  await no.click();
  await comment.fill('x'.repeat(501));
  await submit.click();
  await expectToFit();
  await comment.fill('');
  await submit.click();
  await expect(answerAgain).toBeVisible();
  await expectToFit();
});

test('axe finds nothing in any step, light and dark [AP-1] [AP-3]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(url);
  const { no, comment, submit, status } = pollOf(page);
  const look = (state: string) => expectNoBarriersInEitherScheme(page, { state, within: 'main footer' });
  await expect(no).toBeVisible();
  await look('the question');
  await no.click();
  await look('the form');
  await comment.fill('x'.repeat(501));
  await submit.click();
  await look('the form with a problem');
  await comment.fill('');
  await submit.click();
  await expect(status).toHaveText(thanks);
  await look('the thanks');
});
