import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { ask, chatOf, openChat, said } from './chat.ts';
import { scrollPage } from './frame.ts';
import { answerOf } from './services/default-answers.ts';
import { expect, test } from './services-stand-in.ts';

const path = '/how-to/take-a-payment';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('the keyboard is enough: opening, asking, voting, closing; a long text is counted, and not sent', async ({
  page,
  services,
}) => {
  await page.goto(path);
  const chat = chatOf(page);
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue('');
  const offered = chat.panel.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first();
  await offered.press('Enter');
  await expect(said(chat, 'Take payment')).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(1);

  await chat.field.focus();
  await page.keyboard.type('How do I take a payment?');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(4);
  await expect(chat.field).toBeFocused();
  const up = chat.log.getByRole('button', { name: 'Yes, this answer helped' }).last();
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(up).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => services.calls('botMessageFeedback')).toHaveLength(1);

  await chat.log.getByRole('button', { name: 'No, this answer did not help' }).first().press('Enter');
  const reasons = page.getByRole('dialog', { name: 'Why was this answer not helpful?' });
  await expect(reasons).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();
  await expect(chat.panel, 'Escape closes the reasons before the chat').toBeVisible();
  expect(services.calls('botMessageFeedback')).toHaveLength(1);

  await chat.field.fill('a'.repeat(4001));
  await chat.field.press('Enter');
  await expect(chat.panel.getByText('This is too long by 1 character.')).toBeVisible();
  await expect(chat.field).toHaveValue('a'.repeat(4001));
  expect(services.calls('userMessage')).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('on a desktop a conversation and its draft survive a navigation and a reload, until another reader signs in', async ({
  page,
  services,
}) => {
  await page.setViewportSize(desktop);
  const chat = await openChat(page);
  await ask(chat, 'How do I take a payment?');
  await expect(chat.messages).toHaveCount(2);
  await chat.field.fill('And in cash');
  await page.locator('footer a[href="/how-to/use-the-dispatch-board"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /dispatch board/iu })).toBeFocused();
  await page.reload();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.field).toHaveValue('And in cash');
  await expect(chat.field).not.toBeFocused();
  await chat.field.press('Enter');
  await expect(chat.messages).toHaveCount(4);
  expect(services.calls('userMessage').at(-1)?.body).toMatchObject({
    sessionId: 'session-1',
    text: 'And in cash',
    includeHistory: true,
  });

  await chat.field.fill('My secret');
  services.signIn();
  await page.reload();
  await expect(chat.panel.getByText('What would you like to know?')).toBeVisible();
  await expect(chat.messages).toHaveCount(0);
  await expect(chat.field).toHaveValue('');
});

test('on a phone a followed link shows its page. One press brings the conversation and its draft back, also after a reload', async ({
  page,
  services,
}) => {
  await page.setViewportSize(phone);
  services.answer('userMessage', answerOf({ isGuardrailed: true }));
  const chat = await openChat(page);
  await ask(chat, 'invoice');
  await chat.log.getByRole('link', { name: 'Search for “invoice”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “invoice”' })).toBeVisible();
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await expect(chat.messages).toHaveCount(2);
  await chat.field.fill('And in cash');
  await chat.close.click();
  await page.reload();
  await expect(chat.launcher).toBeVisible();
  await expect(chat.panel).toBeHidden();
  await chat.launcher.click();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.field).toHaveValue('And in cash');
  await chat.field.press('Enter');
  await expect(chat.messages).toHaveCount(4);
  expect(services.calls('userMessage').at(-1)?.body).toMatchObject({
    sessionId: 'session-1',
    text: 'And in cash',
    includeHistory: true,
  });
});

test('no step keeps anybody out, on a phone and on a desktop', async ({ page, services }) => {
  const look = (state: string) => expectNoBarriersInEitherScheme(page, { state, within: 'dialog[open]' });
  await page.setViewportSize(phone);
  const chat = await openChat(page);
  await look('empty');
  await ask(chat, 'How?');
  await expect(chat.messages).toHaveCount(2);
  services.answer('userMessage', answerOf({ text: '', isGuardrailed: true }));
  await ask(chat, 'What?');
  await expect(chat.messages).toHaveCount(4);
  await chat.panel.getByRole('button', { name: 'Limit where answers come from' }).click();
  await expect(chat.panel.getByRole('button', { name: 'Apply' })).toBeVisible();
  await look('answered');
  await page.setViewportSize(desktop);
  await chat.panel.getByRole('button', { name: 'Apply' }).click();
  await chat.end.click();
  await look('ended');
});

test.describe('a part that cannot be loaded', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED/u });

  test('leaves the launcher, the go-to-top button and a toast apart, and loads with the next press', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const chat = chatOf(page);
    await expect(chat.launcher).toBeVisible();
    await page.route(/loaded-chat/u, (route) => route.abort());
    await chat.launcher.click();
    const toast = page.getByText('The chat could not be opened');
    await expect(toast).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await scrollPage(page, 3 * viewport.height);
      await scrollPage(page, 3 * viewport.height - 40); // the buttons are away while the reader scrolls down
      const toTop = page.getByRole('button', { name: 'Back to top' });
      await expect(toTop).toBeVisible();
      const boxes = await Promise.all(
        [chat.launcher, toTop, page.getByRole('listitem').filter({ has: toast })].map(boxOf),
      );
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          expect(overlap(box, other), `at ${viewport.width} px`).toBe(false);
    }
    await page.unroute(/loaded-chat/u);
    await chat.launcher.click();
    await expect(chat.field).toBeFocused();
  });
});

test('a search query goes into the field. An answer that arrives while the chat is closed is marked and announced, takes no focus and does not scroll', async ({
  page,
  services,
}) => {
  services.answer('userMessage', answerOf({ text: 'A long answer. '.repeat(120) }));
  const chat = chatOf(page);
  await page.goto('/search?q=zzqqxxyy');
  await page.getByRole('button', { name: 'Ask the chat instead' }).click();
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue('zzqqxxyy');
  expect(services.calls('userMessage')).toEqual([]);

  const first = services.hold('userMessage');
  await chat.field.press('Enter');
  await expect.poll(() => services.calls('userMessage').length).toBe(1);
  await page.keyboard.press('Escape');
  const search = page.getByRole('search').getByRole('combobox').first();
  await search.focus();
  first.release();
  await expect(page.getByRole('button', { name: 'Ask a question (new answer)' })).toBeVisible();
  await expect(page.getByText('There is a new answer in the chat.')).toBeAttached();
  await expect(search).toBeFocused();
  await chat.launcher.click();
  await expect(chat.messages).toHaveCount(2);
  await chat.close.click();
  await expect(page.getByRole('button', { name: 'Ask a question', exact: true })).toBeFocused();

  await chat.launcher.click();
  const scroll = chat.panel.getByRole('region', { name: 'Conversation' });
  const distance = () =>
    scroll.evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight));
  const second = services.hold('userMessage');
  await ask(chat, 'Two');
  await expect(chat.messages).toHaveCount(3);
  await expect.poll(distance).toBeLessThan(2);
  await scroll.evaluate(scrollUp);
  second.release();
  const newAnswer = chat.panel.getByRole('button', { name: 'New answer' });
  await expect(newAnswer).toBeVisible();
  expect(await scroll.evaluate((it) => it.scrollTop)).toBe(0);
  await newAnswer.click();
  await expect.poll(distance).toBeLessThan(2);
  await expect(newAnswer).toBeHidden();
  await expect(chat.field).toBeFocused();
  await ask(chat, 'Three');
  await expect(chat.messages).toHaveCount(6);
  await expect.poll(distance, 'who reads the end sees what comes').toBeLessThan(2);
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: ReturnType<Page['getByRole']>): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The page knows of it a moment later. Runs in the page. */
const scrollUp = (element: Element) =>
  new Promise<void>((resolve) => {
    element.addEventListener('scrollend', () => resolve(), { once: true });
    element.scrollTo(0, 0);
  });
