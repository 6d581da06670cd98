import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { ask, chatOf, openChat, said } from './chat.ts';
import { answerOf } from './services/default-answers.ts';
import { expect, test } from './services-stand-in.ts';

const path = '/how-to/take-a-payment';
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test('the keyboard is enough: opening, asking, voting, closing', async ({ page, services }) => {
  await page.goto(path);
  const chat = chatOf(page);
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue('');
  await page.keyboard.type('How do I take a payment?');
  await page.keyboard.press('Enter');
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.field).toBeFocused();
  const up = chat.log.getByRole('button', { name: 'Yes, this answer helped' });
  await expect(async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(up).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect.poll(() => services.calls('botMessageFeedback')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test('Escape closes the reasons of a vote before the chat', async ({ page, services }) => {
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await chat.log.getByRole('button', { name: 'No, this answer did not help' }).click();
  const reasons = page.getByRole('dialog', { name: 'Why was this answer not helpful?' });
  await expect(reasons).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reasons).toBeHidden();
  await expect(chat.panel).toBeVisible();
  expect(services.calls('botMessageFeedback')).toEqual([]);
});

for (const viewport of [phone, desk]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a conversation is there on the next page, after a reload, and in what was typed', async ({
      page,
      services,
    }) => {
      const isPhone = viewport.width === phone.width;
      const chat = await openChat(page);
      await ask(chat, 'How do I take a payment?');
      await expect(chat.messages).toHaveCount(2);
      await chat.field.fill('And in cash');
      if (isPhone) await chat.close.click();
      // phones have it folded away
      await page.locator('footer a[href="/how-to/use-the-dispatch-board"]').first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: /dispatch board/iu })).toBeFocused();
      await page.reload();
      if (isPhone) {
        await expect(chat.launcher).toBeVisible();
        await expect(chat.panel).toBeHidden();
        await chat.launcher.click();
      }
      await expect(chat.messages).toHaveCount(2);
      await expect(chat.field).toHaveValue('And in cash');
      if (!isPhone) await expect(chat.field).not.toBeFocused();
      await chat.field.press('Enter');
      await expect(chat.messages).toHaveCount(4);
      expect(services.calls('userMessage').at(-1)?.body).toMatchObject({
        sessionId: 'session-1',
        text: 'And in cash',
        includeHistory: true,
      });
    });

    test('nobody is kept out', async ({ page, services }) => {
      await page.goto(path);
      await expectNoBarriersInEitherScheme(page, { state: 'closed' });
      const chat = await openChat(page);
      await expectNoBarriersInEitherScheme(page, { state: 'empty' });
      await ask(chat, 'How?');
      await expect(chat.messages).toHaveCount(2);
      services.answer('userMessage', answerOf({ text: '', isGuardrailed: true }));
      await ask(chat, 'What?');
      await expect(chat.messages).toHaveCount(4);
      await chat.panel.getByRole('button', { name: 'Filters' }).click();
      await expectNoBarriersInEitherScheme(page, { state: 'answered' });
      await chat.panel.getByRole('button', { name: 'Apply' }).click();
      await chat.end.click();
      await expectNoBarriersInEitherScheme(page, { state: 'ended' });
    });
  });
}

test.describe('a part that cannot be loaded', () => {
  test.use({ allowed: /Failed to load resource|ERR_FAILED/u });

  for (const viewport of [phone, desk])
    test(`leaves its button, the one to the top and a toast clear of one another at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const chat = chatOf(page);
      await expect(chat.launcher).toBeVisible();
      await page.evaluate(() => scrollTo(0, innerHeight * 3));
      await page.route(/loaded-chat/u, (route) => route.abort());
      await chat.launcher.click();
      const toast = page.getByText('The chat could not be opened');
      await expect(toast).toBeVisible();
      const boxes = await Promise.all(
        [
          chat.launcher,
          page.getByRole('button', { name: 'Back to top' }),
          page.getByRole('listitem').filter({ has: toast }),
        ].map(boxOf),
      );
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
      // it comes with the next press
      await page.unroute(/loaded-chat/u);
      await chat.launcher.click();
      await expect(chat.field).toBeFocused();
    });
});

test('on a phone a followed link shows its page, and the chat is a press away', async ({
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
});

test('an answer that comes while the chat is closed is marked and told, and takes no focus', async ({
  page,
  services,
}) => {
  const chat = await openChat(page);
  const { release } = services.hold('userMessage');
  await ask(chat, 'How?');
  await expect.poll(() => services.calls('userMessage').length).toBe(1);
  await page.keyboard.press('Escape');
  const search = page.getByRole('search').getByRole('combobox').first();
  await search.focus();
  release();
  await expect(page.getByRole('button', { name: 'Ask a question (new answer)' })).toBeVisible();
  await expect(page.getByText('There is a new answer in the chat.')).toBeAttached();
  await expect(search).toBeFocused();
  await chat.launcher.click();
  await expect(chat.messages).toHaveCount(2);
  await chat.close.click();
  await expect(page.getByRole('button', { name: 'Ask a question', exact: true })).toBeFocused();
});

test('an answer leaves a reader who has scrolled up where they are', async ({ page, services }) => {
  services.answer('userMessage', answerOf({ text: 'A long answer. '.repeat(120) }));
  const chat = await openChat(page);
  await ask(chat, 'One');
  await expect(chat.messages).toHaveCount(2);
  const scroll = chat.panel.getByRole('region', { name: 'Conversation' });
  const distance = () =>
    scroll.evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight));
  await expect.poll(distance).toBeLessThan(2);
  const { release } = services.hold('userMessage');
  await ask(chat, 'Two');
  await expect(chat.messages).toHaveCount(3);
  await expect.poll(distance).toBeLessThan(2);
  await scroll.evaluate(scrollUp);
  release();
  const newAnswer = chat.panel.getByRole('button', { name: 'New answer' });
  await expect(newAnswer).toBeVisible();
  expect(await scroll.evaluate((it) => it.scrollTop)).toBe(0);
  await newAnswer.click();
  await expect.poll(distance).toBeLessThan(2);
  await expect(newAnswer).toBeHidden();
  await expect(chat.field).toBeFocused();
});

test('a reader who signs in or out begins a conversation of their own', async ({ page, services }) => {
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await expect(chat.messages).toHaveCount(2);
  await chat.field.fill('My secret');
  services.signIn();
  await page.reload();
  await expect(chat.panel.getByText('What would you like to know?')).toBeVisible();
  await expect(chat.messages).toHaveCount(0);
  await expect(chat.field).toHaveValue('');
});

test('a question of the search goes into the field, and is not sent', async ({ page, services }) => {
  const chat = chatOf(page);
  await page.goto('/search?q=zzqqxxyy');
  await page.getByRole('button', { name: 'Ask the chat instead' }).click();
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue('zzqqxxyy');
  expect(services.calls('userMessage')).toEqual([]);
});

test('what a page offers to ask is asked', async ({ page, services }) => {
  const chat = await openChat(page);
  await chat.panel.getByRole('list', { name: 'About this page' }).getByRole('button').first().click();
  await expect(said(chat, 'Take payment')).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(1);
});

test('a long text is counted, and not sent', async ({ page, services }) => {
  const chat = await openChat(page);
  await chat.field.fill('a'.repeat(4001));
  await chat.field.press('Enter');
  await expect(chat.panel.getByText('This is too long by 1 character.')).toBeVisible();
  await expect(chat.field).toHaveValue('a'.repeat(4001));
  expect(services.calls('userMessage')).toEqual([]);
});

test('a site can switch its chat off', async ({ page, siteOf }) => {
  await page.goto(`${await siteOf({ config: { flags: { chat: false } } })}${path}`);
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeAttached();
  await expect(chatOf(page).launcher).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing speaks of a chat', async ({ page }) => {
    await page.goto(path);
    await expect(chatOf(page).launcher).toHaveCount(0);
  });
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
