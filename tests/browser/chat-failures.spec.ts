import { ask, openChat, said } from './chat.ts';
import { failedToLoad } from './services/faults.ts';
import { answerOf } from './services/default-answers.ts';
import { Reply } from './services/reply.ts';
import { expect, test } from './services-stand-in.ts';

test.use({ allowed: failedToLoad });

/** Those that differ in the browser; the others are in the tests of `chat.ts`. */
const sentences = {
  refused: 'The service cannot be reached right now.',
  'status 500': 'An unexpected server error occurred.',
  silent: 'This is taking too long.',
  'cut off': 'The answer broke off half-way. The fault is on our side.',
} as const;

test('a failed chat without settings says so, can be retried, and does not affect the page. A transient error counts down and resends the question once [CH-1] [CH-2] [CH-4]', async ({
  page,
  services,
}) => {
  services.fail('settings', 'malformed');
  services.fail('refreshAuthCookies', 'status 500');
  await page.clock.install();
  const chat = await openChat(page);
  let answers = 0;
  for (const fault of ['refused', 'status 500', 'silent', 'cut off'] as const)
    await test.step(fault, async () => {
      services.fail('userMessage', fault);
      const called = services.nextCall('userMessage');
      await ask(chat, `How do I take a payment? (${fault})`);
      await called;
      if (fault === 'silent') await page.clock.fastForward(30_000);
      await expect(chat.panel.getByText(sentences[fault])).toBeVisible();
      services.recover('userMessage');
      await chat.tryAgain.click();
      answers += 1;
      await expect(said(chat, 'Take payment')).toHaveCount(answers);
      await expect(chat.field).toBeFocused();
    });

  services.fail('userMessage', 'empty', { times: 1 });
  await ask(chat, 'And now?');
  await expect(said(chat, 'The assistant has found no answer.')).toBeVisible();

  services.answer('userMessage', answerOf({ text: 'Half an', error: 'ModelOverflowException' }));
  await ask(chat, 'How?');
  await expect(chat.panel.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(chat.panel).not.toContainText('ModelOverflow');
  await expect(chat.panel.getByRole('button', { name: /^Limit where/u })).toHaveCount(0);

  services.answer(
    'userMessage',
    answerOf({ text: '', error: 'Busy', isTransientError: true, retryAfter: 30 }),
  );
  const before = services.calls('userMessage').length;
  await ask(chat, 'How?');
  await expect(chat.panel.getByRole('status').last()).toContainText('is busy right now');
  await expect(chat.panel.getByText(/^Trying again in \d+ s/u)).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(before + 1);
  await page.clock.runFor(30_000);
  await expect(chat.panel.getByRole('status').last()).toContainText('still busy');
  expect(services.calls('userMessage')).toHaveLength(before + 2);
  await page.clock.runFor(600_000);
  expect(services.calls('userMessage')).toHaveLength(before + 2);
  services.answer('userMessage', answerOf());
  await chat.panel.getByRole('button', { name: 'Try now' }).click();
  await expect(said(chat, 'Take payment')).toHaveCount(answers + 1);
  await expect(chat.field).toBeFocused();

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('search').getByRole('combobox').first().fill('invoice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=invoice/u);
});

test('an expired token is renewed, a lost session is silently replaced, and a question typed offline waits [CH-2] [CH-4]', async ({
  page,
  context,
  services,
}) => {
  const chat = await openChat(page);
  await expect(chat.panel.getByRole('button', { name: 'Limit where answers come from' })).toBeVisible();
  services.revokeToken();
  await ask(chat, 'One');
  await expect(said(chat, 'Take payment')).toBeVisible();
  expect(services.calls('userMessage')[0]?.headers['authorization']).toBe('Bearer token-2');

  services.answer('userMessage', ({ body }: { body: { sessionId: string } }) =>
    body.sessionId === 'session-1' ? new Reply({ status: 404 }) : answerOf({ text: 'Here it is.' }),
  );
  await ask(chat, 'Two');
  await expect(said(chat, 'Here it is.')).toBeVisible();
  const sessions = services.calls('userMessage').map(({ body }) => body.sessionId);
  expect(sessions.slice(-2)).toEqual(['session-1', 'session-2']);

  await context.setOffline(true);
  await ask(chat, 'Three');
  await expect(chat.panel.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(sessions.length);
  await context.setOffline(false);
  await expect(said(chat, 'Here it is.')).toHaveCount(2);
  expect(services.calls('userMessage')).toHaveLength(sessions.length + 1);
});

test('a refused question can be searched for and reported, and a thumb up stays after the page is loaded again [CH-3]', async ({
  page,
  services,
}) => {
  const chat = await openChat(page);
  const linkUrl = new URL('/how-to/take-a-payment', page.url()).href;
  const votes = () => services.calls('botMessageFeedback').map(({ query, body }) => ({ ...query, ...body }));
  const ofSession = { sessionId: 'session-1', linkUrl };
  services.answer(
    'userMessage',
    answerOf({ id: 'b1', text: 'No.', isGuardrailed: true, guardFlag: 'offTopic' }),
  );
  await ask(chat, 'What is the weather?');
  await expect(said(chat, 'The assistant cannot answer this question.')).toBeVisible();
  await expect(chat.log.getByRole('link', { name: 'Search for “What is the weather?”' })).toHaveAttribute(
    'href',
    '/search?q=What+is+the+weather%3F',
  );
  await chat.log.getByRole('button', { name: 'This should have been answered' }).click();
  await expect(said(chat, 'We will look at this question.')).toBeFocused();
  const report = { ...ofSession, botMessageId: 'b1', rating: 2, options: 0 };
  await expect.poll(votes).toEqual([report]);

  services.answer('userMessage', answerOf({ id: 'b2' }));
  await ask(chat, 'And now?');
  const up = chat.log.getByRole('button', { name: 'Yes, this answer helped' }).last();
  await expect(said(chat, 'Take payment')).toBeVisible();
  await up.click();
  const yes = { ...ofSession, botMessageId: 'b2', rating: 1, options: 0 };
  await expect.poll(votes).toEqual([report, yes]);
  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.press('Enter');
  expect(votes()).toHaveLength(2);
});
