import { ask, chatOf, openChat } from './chat.ts';
import { expectFeedback } from './feedback-given.ts';
import { articleOfType } from './sample.ts';
import { received, rememberShown, wasShown } from './shown-so-far.ts';
import { answerOf } from './services/default-answers.ts';
import { decoded, withEntities } from './services/entities.ts';
import { expect, test } from './services-stand-in.ts';
import { withholdingSpace } from './spaces.ts';

const path = '/how-to/take-a-payment';

test('questions share one session, carry the page and the filters, and change the category with the page. Nothing is requested before the chat opens [CH-1] [CH-2] [CH-4]', async ({
  page,
  services,
}) => {
  services.answer('userMessage', answerOf({ text: withEntities }));
  await page.goto(path);
  const chat = chatOf(page);
  await expect(chat.launcher).toBeVisible();
  expect(services.calls('settings')).toEqual([]);
  await chat.launcher.click();
  await expect(chat.panel.getByRole('button', { name: 'Limit where answers come from' })).toBeVisible();
  expect(services.calls('settings')).toHaveLength(1);
  expect(services.calls('filterOptions')).toHaveLength(1);
  expect(services.calls('createSession')).toEqual([]);

  await ask(chat, 'How do I take a payment?');
  await expect(chat.messages.last()).toContainText(decoded);
  const [session] = services.calls('createSession');
  expect(session?.body.source.instance).toBe('KnowledgeBase');
  expect(session?.body.source.category).toMatch(/\S/u);
  const first = {
    sessionId: 'session-1',
    text: 'How do I take a payment?',
    requestParams: { page: path, locale: 'en-US' },
    source: { area: 'KnowledgeBase' },
    isControlGroup: false,
    filters: { contentTypes: [], productAreas: [], sources: [] },
    includeHistory: false,
  };
  expect(services.calls('userMessage').map(({ body }) => body)).toEqual([first]);

  await ask(chat, 'Two');
  await expect(chat.messages).toHaveCount(4);
  expect(services.calls('userMessage')[1]?.body).toEqual({ ...first, text: 'Two', includeHistory: true });
  expect(services.calls('updateSessionCategory')).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Use the dispatch board' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /dispatch board/iu })).toBeVisible();
  await ask(chat, 'Three');
  await expect(chat.messages).toHaveCount(6);
  const [change] = services.calls('updateSessionCategory');
  expect(change?.query).toMatchObject({ sessionId: 'session-1' });
  expect(change?.query['category']).toMatch(/\S/u);
  expect(change?.query['subCategory']).toMatch(/\S/u);

  expect(services.calls('createSession')).toHaveLength(1);
  expect(services.calls('refreshAuthCookies')).toHaveLength(1);
  const calls = services.calls().filter((call) => call.path.includes('/api/Chat/'));
  expect(calls.length).toBeGreaterThan(6);
  for (const { headers } of calls)
    expect(headers).toMatchObject({ authorization: 'Bearer token-1', instance: 'KnowledgeBase' });
});

test('pressing Enter twice sends a question once, and Shift+Enter breaks the line. An answer streams in and is announced as a whole. Applied filters show as chips [CH-1] [CH-2]', async ({
  page,
  services,
}) => {
  const chat = await openChat(page);
  const { release } = services.hold('userMessage');
  await chat.field.fill('One line');
  await chat.field.press('Shift+Enter');
  await chat.field.pressSequentially('and another');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(chat.field).toHaveValue('');
  await chat.field.fill('The next question');
  await chat.field.press('Enter');
  await expect(chat.field).toHaveValue('The next question');
  await expect.poll(() => services.calls('userMessage').length).toBe(1);
  release();
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.field).toHaveValue('The next question');
  await expect(chat.field).toBeFocused();
  expect(services.calls('userMessage').map(({ body }) => body.text)).toEqual(['One line\nand another']);

  const stream = services.stream('userMessage');
  await chat.field.press('Enter');
  await expect(chat.panel.getByRole('status').filter({ hasText: 'Writing an answer' })).toBeAttached();
  await stream.write('Turn the ');
  await stream.write('**handle**');
  await expect(chat.panel.getByText('Turn the')).toBeVisible();
  // screen readers hear of the log
  await expect(chat.log).not.toContainText('Turn the');
  await stream.end(answerOf({ text: 'Turn the **handle** and press Pay.' }));
  await expect(chat.log).toContainText('and press Pay.');
  await expect(chat.field).toBeFocused();

  const sent = () => services.calls('userMessage').at(-1)?.body.filters;
  const filters = chat.panel.getByRole('button', { name: /^Limit where/u });
  await filters.click();
  await chat.panel.getByRole('checkbox', { name: 'FAQ' }).check();
  await filters.click();
  await ask(chat, 'One');
  await expect(chat.messages).toHaveCount(6);
  expect(sent()).toEqual({ contentTypes: [], productAreas: [], sources: [] });
  await filters.click();
  await expect(chat.panel.getByRole('checkbox', { name: 'FAQ' })).not.toBeChecked();
  await chat.panel.getByRole('checkbox', { name: 'FAQ' }).check();
  await chat.panel.getByRole('checkbox', { name: 'Dispatch' }).check();
  await chat.panel.getByRole('checkbox', { name: 'Academy' }).check();
  await chat.panel.getByRole('button', { name: 'Apply' }).click();
  await expect(chat.panel.getByRole('button', { name: 'Limit where answers come from (3)' })).toBeFocused();
  await ask(chat, 'Two');
  await expect(chat.messages).toHaveCount(8);
  expect(sent()).toEqual({ contentTypes: ['kbFaq'], productAreas: ['dispatch'], sources: ['Absorb'] });
  await chat.panel
    .getByRole('list', { name: 'Active filters' })
    .getByRole('button', { name: /FAQ/u })
    .click();
  await ask(chat, 'Three');
  await expect(chat.messages).toHaveCount(10);
  expect(sent()).toEqual({ contentTypes: [], productAreas: ['dispatch'], sources: ['Absorb'] });
});

test('an unverified answer is withheld from its first word if the site says so. A link that is no web address is plain text [CH-1] [CH-2]', async ({
  page,
  services,
  siteOf,
}) => {
  const site = await siteOf(withholdingSpace);
  services.answer('settings', { feedbackUrl: 'javascript:alert(1)', showFilters: false });
  await rememberShown(page);
  await page.clock.install();
  const chat = await openChat(page, site + path);
  const stream = services.stream('userMessage');
  await ask(chat, 'How?');
  await stream.write('Turn the brass ');
  await stream.write('handle.');
  await received(page, 'handle.');
  await expect(chat.panel.getByRole('status')).toContainText('Writing an answer');
  await stream.end(answerOf({ text: 'Turn the brass handle.', scoredUrls: [] }));
  await expect(chat.messages).toHaveCount(2);
  await expect(chat.messages.last()).toContainText('no page of this help center confirms it');
  expect(await wasShown(page, 'brass')).toBe(false);

  await chat.end.click();
  await expect(chat.panel.getByText('This conversation has ended.')).toBeVisible();
  await expect(chat.panel.getByRole('link', { name: /Tell us more/u }), 'it is no web address').toHaveCount(
    0,
  );
  await expect(chat.panel.getByRole('button', { name: /^Limit where/u })).toHaveCount(0);
});

test('ending closes the session, asks for a rating and offers a new one. Each vote is one event of the feedback stream [CH-1] [CH-2] [CH-3]', async ({
  page,
  services,
}) => {
  await page.clock.install();
  const chat = await openChat(page);
  await ask(chat, 'How do I refund?');
  await chat.log.getByRole('button', { name: 'No, this answer did not help' }).click();
  const reasons = page.getByRole('dialog', { name: 'Why was this answer not helpful?' });
  await reasons.getByRole('checkbox', { name: /^Unclear/u }).check();
  await reasons.getByRole('checkbox', { name: 'Other' }).check();
  await reasons.getByRole('textbox').fill('  Which button? ');
  await reasons.getByRole('button', { name: 'Submit' }).dblclick();
  const ofChat = { kind: 'chat', entry: articleOfType.kbHowTo.id, page: path } as const;
  const ofReply = {
    ...ofChat,
    value: 'no',
    reasons: ['unclear', 'other'],
    comment: 'Which button?',
    query: 'How do I refund?',
  } as const;
  await expectFeedback(page, services, [ofReply]);
  const linkUrl = new URL(path, page.url()).href;
  expect(services.calls('botMessageFeedback').map(({ query, body }) => ({ ...query, ...body }))).toEqual([
    {
      sessionId: 'session-1',
      botMessageId: 'reply-1',
      rating: 0,
      options: 4 + 1,
      description: 'Which button?',
      linkUrl,
    },
  ]);

  await chat.end.click();
  const ended = chat.panel.getByRole('region', { name: 'This conversation has ended.' });
  await expect(ended).toBeFocused();
  await expect
    .poll(() => services.calls('closeSession').map(({ query }) => query))
    .toEqual([{ sessionId: 'session-1' }]);
  await expect(ended.getByRole('link', { name: /Tell us more/u })).toHaveAttribute(
    'href',
    'https://ideas.example.com/',
  );
  await ended.getByRole('button', { name: 'Yes, this answer helped' }).dblclick();
  await expectFeedback(page, services, [ofReply, { ...ofChat, value: 'yes', reasons: [] }]);
  expect(services.calls('sessionFeedback').map(({ query, body }) => ({ query, ...body }))).toEqual([
    {
      query: { sessionId: 'session-1' },
      rating: 1,
      options: 0,
      linkUrl,
    },
  ]);

  await ended.getByRole('button', { name: 'New conversation' }).click();
  await expect(chat.field).toBeFocused();
  await expect(chat.messages).toHaveCount(0);
  await ask(chat, 'Another');
  await expect(chat.messages).toHaveCount(2);
  expect(services.calls('userMessage').at(-1)?.body).toMatchObject({
    sessionId: 'session-2',
    includeHistory: false,
  });
});
