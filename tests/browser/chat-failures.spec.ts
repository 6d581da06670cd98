import { ask, openChat, said } from './chat.ts';
import { failedToLoad, faults } from './services/faults.ts';
import { answerOf } from './services/default-answers.ts';
import { Reply } from './services/reply.ts';
import { expect, test } from './services-stand-in.ts';

test.use({ allowed: failedToLoad });

const sentences = {
  refused: 'The service cannot be reached right now.',
  'status 500': 'An unexpected server error occurred.',
  'status 503': 'An unexpected server error occurred.',
  malformed: 'The answer could not be read.',
  empty: 'The assistant has found no answer.',
  silent: 'This is taking too long.',
  'cut off': 'The answer broke off half-way. The fault is on our side.',
} as const;

for (const fault of faults) {
  test(`a chat that fails (${fault}) says so, can be asked again, and leaves the page alone [CH-4]`, async ({
    page,
    services,
  }) => {
    if (fault === 'silent') await page.clock.install();
    const chat = await openChat(page);
    services.fail('userMessage', fault);
    await ask(chat, 'How do I take a payment?');
    if (fault === 'silent') {
      await expect.poll(() => services.calls('userMessage').length).toBe(1);
      await page.clock.fastForward(30_000);
    }
    await expect(chat.panel.getByText(sentences[fault])).toBeVisible();
    services.recover('userMessage');
    if (fault === 'empty') await ask(chat, 'And now?');
    else await chat.tryAgain.click();
    await expect(said(chat, 'Take payment')).toBeVisible();
    await expect(chat.field).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('search').getByRole('combobox').first().fill('invoice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=invoice/u);
  });

  test(`a chat without settings (${fault}) answers as well [CH-1]`, async ({ page, services }) => {
    services.fail('settings', fault);
    services.fail('refreshAuthCookies', fault);
    const chat = await openChat(page);
    await ask(chat, 'How?');
    await expect(said(chat, 'Take payment')).toBeVisible();
    await expect(chat.panel.getByRole('button', { name: /^Filters/u })).toHaveCount(0);
  });
}

test('a token that counts no longer is renewed [CH-4]', async ({ page, services }) => {
  const chat = await openChat(page);
  await expect(chat.panel.getByRole('button', { name: 'Filters' })).toBeVisible();
  services.revokeToken();
  await ask(chat, 'How?');
  await expect(said(chat, 'Take payment')).toBeVisible();
  expect(services.calls('userMessage')[0]?.headers['authorization']).toBe('Bearer token-2');
});

test('a session that the service has forgotten is replaced without a word [CH-2]', async ({
  page,
  services,
}) => {
  const chat = await openChat(page);
  await ask(chat, 'One');
  await expect(chat.messages).toHaveCount(2);
  services.answer('userMessage', ({ body }: { body: { sessionId: string } }) =>
    body.sessionId === 'session-1' ? new Reply({ status: 404 }) : answerOf({ text: 'Here it is.' }),
  );
  await ask(chat, 'Two');
  await expect(said(chat, 'Here it is.')).toBeVisible();
  expect(services.calls('userMessage').map(({ body }) => body.sessionId)).toEqual([
    'session-1',
    'session-1',
    'session-2',
  ]);
});

test('a transient error is counted down, and the question sent again by itself, once [CH-2]', async ({
  page,
  services,
}) => {
  await page.clock.install();
  services.answer(
    'userMessage',
    answerOf({ text: '', error: 'Busy', isTransientError: true, retryAfter: 30 }),
  );
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await expect(chat.panel.getByRole('status')).toContainText('is busy right now');
  await expect(chat.panel.getByText(/^Trying again in \d+ s/u)).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(1);
  await page.clock.runFor(30_000);
  await expect(chat.panel.getByRole('status')).toContainText('still busy');
  expect(services.calls('userMessage')).toHaveLength(2);
  await page.clock.runFor(600_000);
  expect(services.calls('userMessage')).toHaveLength(2);
  services.answer('userMessage', answerOf());
  await chat.panel.getByRole('button', { name: 'Try now' }).click();
  await expect(said(chat, 'Take payment')).toBeVisible();
  await expect(chat.field).toBeFocused();
});

test('an answer that went wrong says so in the reader’s words [CH-2]', async ({ page, services }) => {
  services.answer('userMessage', answerOf({ text: 'Half an', error: 'ModelOverflowException' }));
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await expect(chat.panel.getByRole('alert').getByText('Something went wrong')).toBeVisible();
  await expect(chat.panel).not.toContainText('ModelOverflow');
});

test('a question that is refused can be searched for, and reported [CH-3]', async ({ page, services }) => {
  services.answer(
    'userMessage',
    answerOf({ id: 'b1', text: 'No.', isGuardrailed: true, guardFlag: 'offTopic' }),
  );
  const chat = await openChat(page);
  await ask(chat, 'What is the weather?');
  await expect(said(chat, 'The assistant cannot answer this question.')).toBeVisible();
  await expect(chat.log.getByRole('link', { name: 'Search for “What is the weather?”' })).toHaveAttribute(
    'href',
    '/search?q=What+is+the+weather%3F',
  );
  await chat.log.getByRole('button', { name: 'This should have been answered' }).click();
  await expect(said(chat, 'We will look at this question.')).toBeFocused();
  await expect
    .poll(() => services.calls('botMessageFeedback').map(({ query, body }) => ({ ...query, ...body })))
    .toEqual([
      {
        sessionId: 'session-1',
        botMessageId: 'b1',
        rating: 2,
        options: 0,
        linkUrl: new URL('/how-to/take-a-payment', page.url()).href,
      },
    ]);
});

test('a status that the service does not promise is an unexpected error [CH-4]', async ({
  page,
  services,
}) => {
  services.answer('userMessage', new Reply({ status: 201, body: JSON.stringify(answerOf()) }));
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await expect(chat.panel.getByText('An unexpected server error occurred.')).toBeVisible();
});

test('an empty result is an answer without words [CH-4]', async ({ page, services }) => {
  services.answer('userMessage', new Reply({ status: 204 }));
  const chat = await openChat(page);
  await ask(chat, 'How?');
  await expect(said(chat, 'The assistant has found no answer.')).toBeVisible();
});

test('a question that is typed offline waits, and says so', async ({ page, context, services }) => {
  const chat = await openChat(page);
  await context.setOffline(true);
  await ask(chat, 'How?');
  await expect(chat.panel.getByRole('status')).toContainText('You are offline.');
  expect(services.calls('userMessage')).toEqual([]);
  await context.setOffline(false);
  await expect(said(chat, 'Take payment')).toBeVisible();
  expect(services.calls('userMessage')).toHaveLength(1);
});

test('a vote carries its reasons and words [CH-3]', async ({ page, services }) => {
  const chat = await openChat(page);
  await ask(chat, 'How?');
  const vote = chat.log.getByRole('group', { name: 'Was this answer helpful?' });
  await vote.getByRole('button', { name: 'No, this answer did not help' }).click();
  const reasons = page.getByRole('dialog', { name: 'Why was this answer not helpful?' });
  await reasons.getByRole('checkbox', { name: 'Incomplete' }).check();
  await reasons.getByRole('checkbox', { name: 'Other' }).check();
  await reasons.getByRole('textbox').fill('The fee is missing.');
  await reasons.getByRole('button', { name: 'Submit' }).click();
  await expect(vote.getByText('Thanks for your feedback.')).toBeVisible();
  await expect
    .poll(() => services.calls('botMessageFeedback').map(({ query, body }) => ({ ...query, ...body })))
    .toEqual([
      {
        sessionId: 'session-1',
        botMessageId: 'reply-1',
        rating: 0,
        options: 9,
        description: 'The fee is missing.',
        linkUrl: new URL('/how-to/take-a-payment', page.url()).href,
      },
    ]);
});

test('a thumb up is one press, and stays after the page is loaded again [CH-3]', async ({
  page,
  services,
}) => {
  const chat = await openChat(page);
  await ask(chat, 'How?');
  const up = chat.log.getByRole('button', { name: 'Yes, this answer helped' });
  await up.click();
  await expect.poll(() => services.calls('botMessageFeedback').map(({ body }) => body.rating)).toEqual([1]);
  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await up.press('Enter');
  expect(services.calls('botMessageFeedback')).toHaveLength(1);
});
