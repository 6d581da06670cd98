import type { Locator, Page } from '@playwright/test';
import { caseOf, openQuestion, title, url } from './case-question.ts';
import { ask, chatOf, said } from './chat.ts';
import { answerOf } from './services/default-answers.ts';
import { failedToLoad, type Fault } from './services/faults.ts';
import { type ServiceName, serviceNames } from './services/service-calls.ts';
import { expect, test } from './services-stand-in.ts';
import { shown } from './toasts-on-page.ts';

test.use({ allowed: failedToLoad });

/** Longer than any call of the site waits for its answer. */
const pastEveryLimitMs = 60_000;

const noQuickAnswer =
  "No results found at this time. Refining your search terms might help locate what you're looking for.";

const poll = (page: Page) => page.getByRole('region', { name: 'Was this article helpful?' });
const box = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Quick answer' });
const results = (page: Page) => page.getByRole('main').getByRole('article');

async function answerPoll(page: Page): Promise<void> {
  await poll(page).getByRole('button', { name: 'Yes' }).press('Enter'); // the chat may be over it
  await expect(poll(page).getByText('Thanks for your feedback!')).toBeVisible();
}

async function confirmClosing(page: Page): Promise<void> {
  await caseOf(page).yes.click();
  await caseOf(page).confirm.click();
}

/**
 * How services fail that look different to a page: nobody is there, nonsense comes, nothing comes. Tests of `reader/services` have
 * every way in which each of them fails.
 */
const unlike = ['refused', 'malformed', 'silent'] as const satisfies readonly Fault[];

/** The parts of a page fail in other ways; of what is not named here, nobody is there. Without a token nothing else would be asked. */
const faultOf: Partial<Record<ServiceName, Fault>> = {
  createSession: 'malformed',
  userMessage: 'malformed',
  quickAnswer: 'silent',
  log: 'malformed',
  feedback: 'silent',
};
const down = serviceNames.filter((name) => name !== 'token' && name !== 'baseUrl');

async function askChat(page: Page) {
  const chat = chatOf(page);
  await chat.launcher.press('Enter'); // it is away while a reader scrolls down
  await ask(chat, 'How do I take a payment?');
  return chat;
}

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('banner').getByRole('search').locator('input');
  await field.fill(words);
  await field.press('Enter');
}

test('with every service down in any way, pages can be read, and each part says in place what is missing', async ({
  page,
  services,
}) => {
  test.slow();
  services.signIn();
  await openQuestion(page, '700-1', url);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log out' })).toBeVisible();
  for (const name of down) services.fail(name, faultOf[name] ?? 'refused');

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await confirmClosing(page);
  await seen(page, 'refused', shown(page).getByText('Failed to close support case'));
  await answerPoll(page);

  const chat = await askChat(page);
  await seen(page, 'malformed', chat.tryAgain);
  await chat.close.click();

  await search(page, 'payment');
  await expect(page).toHaveURL(/\/search/u); // the page before has an article too
  await expect(results(page).first()).toBeVisible();
  await seen(page, 'silent', box(page).getByRole('status').getByText(noQuickAnswer));
  await results(page).first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search/u);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

/** Of services that are silent, after all the time that the page gives to one call after another; of others soon. */
async function seen(page: Page, fault: Fault, what: Locator): Promise<void> {
  await expect(async () => {
    if (fault === 'silent') await page.clock.fastForward(pastEveryLimitMs);
    else await page.clock.runFor(500);
    await expect(what).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Services of which no part of a page waits for the answer. */
const inTheBackground = ['profile', 'log', 'feedback'] as const satisfies readonly ServiceName[];

test(`without its ${inTheBackground.join(', ')}, however they fail, a page does all else that it does`, async ({
  page,
  services,
}) => {
  services.answer('userMessage', answerOf({ text: 'Open the job.' }));
  for (const name of inTheBackground) services.fail(name, 'status 500');
  await openQuestion(page, '700-2');
  await confirmClosing(page);
  await expect(shown(page)).toContainText('Support case closed');
  const chat = await askChat(page);
  await expect(said(chat, 'Open the job.')).toBeVisible();

  for (const [index, fault] of unlike.entries())
    await test.step(fault, async () => {
      for (const name of inTheBackground) services.fail(name, fault);
      const asked = services.nextCall('profile');
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await asked;
      await answerPoll(page);
      await poll(page).getByRole('button', { name: 'Answer again' }).press('Enter');
      await ask(chat, `Question ${index}`);
      await expect(said(chat, 'Open the job.')).toHaveCount(index + 2);
    });

  await chat.close.click();
  await search(page, 'payment');
  await expect(results(page).first()).toBeVisible();
});
