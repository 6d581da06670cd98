import type { Page } from '@playwright/test';
import { answerStreamType } from '../../schemas/services/help-center/answer.ts';
import { chatInstance } from '../../schemas/spec/network/services.ts';
import { answerOf } from './services/default-answers.ts';
import { failedToLoad, type Fault, faults } from './services/faults.ts';
import { Reply } from './services/reply.ts';
import { expect, test } from './services-stand-in.ts';
import { inFolder } from './spaces.ts';

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a page hears of a call: status and text, or that there was none. */
const call = (page: Page, path: string, sent: Sent = {}): Promise<string> =>
  page.evaluate(
    async ([to, options]) => {
      try {
        const response = await fetch(to, options);
        return `${response.status} ${await response.text()}`;
      } catch {
        return 'no answer';
      }
    },
    [path, sent] as const,
  );

const posted = (body: unknown, headers: Readonly<Record<string, string>> = {}): Sent => ({
  method: 'POST',
  headers: { authorization: 'Bearer token-1', instance: chatInstance, ...headers },
  body: JSON.stringify(body),
});

const ask = (page: Page, headers?: Readonly<Record<string, string>>) =>
  call(page, '/api/QuickAnswer/answer', posted({ query: 'refund' }, headers));

/** Any address of the site is good enough to call from, and this one is read at once. */
const anywhere = '/bundle/manifest.json';

test('services answer as planned and record their calls. A call can be held back, and an answer can be streamed', async ({
  page,
  services,
}) => {
  services.signIn({ userDisplayName: 'Zo%C3%AB' });
  services.answer('quickAnswer', ({ body }) => answerOf({ text: `You asked: ${body.query}` }));
  services.answer('caseClose', new Reply({ status: 429, json: { result: 'failure' } }));
  await page.goto(anywhere);
  expect(await call(page, '/helpcenter/token')).toBe('200 "token-1"');
  expect(await call(page, '/helpcenter/baseurl')).toBe(`200 "${new URL(page.url()).origin}/"`);
  expect(await call(page, '/auth/profile')).toContain('Zo%C3%AB');
  expect(await ask(page)).toContain('You asked: refund');
  const [asked] = services.calls('quickAnswer');
  expect(asked).toMatchObject({ path: '/api/QuickAnswer/answer', body: { query: 'refund' } });
  expect(asked?.headers['instance']).toBe(chatInstance);

  const held = services.hold('quickAnswer');
  const coming = services.nextCall('quickAnswer');
  const answered = ask(page);
  expect((await coming).body).toEqual({ query: 'refund' });
  held.release();
  expect(await answered).toMatch(/^200 /u);

  const stream = services.stream('quickAnswer');
  await page.evaluate(
    async ({ options }) => {
      const response = await fetch('/api/QuickAnswer/answer', options);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      const so = document.body.appendChild(document.createElement('output'));
      void (async () => {
        for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
          so.textContent += part.value;
      })();
    },
    { options: posted({ query: 'refund' }, { accept: answerStreamType }) },
  );
  const heard = page.locator('output');
  await stream.write('Press ');
  await expect(heard).toHaveText('event: text data: {"text":"Press "}');
  await stream.write('Send.');
  await expect(heard).toContainText('Send.');
  await stream.end(answerOf({ text: 'Press Send.' }));
  await expect(heard).toContainText('event: reply data: {"id":"answer-1","text":"Press Send."');
});

test.describe('failing', () => {
  test.use({ allowed: failedToLoad });

  const heardOf: Readonly<Record<Fault, RegExp>> = {
    refused: /^no answer$/u,
    'status 500': /^500 \{"error"/u,
    'status 503': /^503 <!doctype html>/u,
    malformed: /^200 \{"id":"answer-1".*[^}]$/u,
    empty: /^200 $/u,
    silent: /^waits$/u,
    'cut off': /^no answer$/u,
  };

  test('a service fails as planned, a number of times or until reset. A stream breaks off. A revoked token is refused, and the next one works', async ({
    page,
    services,
  }) => {
    await page.goto(anywhere);
    for (const fault of faults) {
      services.fail('quickAnswer', fault, { times: 1 });
      const silence = new Promise<string>((resolve) => setTimeout(resolve, 1000, 'waits'));
      const heard = await (fault === 'silent' ? Promise.race([ask(page), silence]) : ask(page));
      expect(heard, fault).toMatch(heardOf[fault]);
      expect(await ask(page), `after ${fault}`).toMatch(/^200 /u);
    }
    expect(services.calls('quickAnswer')).toHaveLength(2 * faults.length);

    services.fail('token', 'refused');
    for (const time of ['first', 'second'])
      expect(await call(page, '/helpcenter/token'), time).toBe('no answer');
    services.recover('token');
    expect(await call(page, '/helpcenter/token')).toBe('200 "token-1"');

    const stream = services.stream('quickAnswer');
    const answered = ask(page, { accept: answerStreamType });
    await stream.write('Press ');
    await stream.cut();
    expect(await answered).toBe('no answer');

    services.revokeToken();
    expect(await ask(page)).toBe('401 {}');
    expect(await call(page, '/helpcenter/token')).toBe('200 "token-2"');
    expect(await ask(page, { authorization: 'Bearer token-2' })).toMatch(/^200 /u);
  });

  for (const [wrong, path, sent] of [
    ['a body', '/api/QuickAnswer/answer', posted({ question: 'refund' })],
    ['a path', '/api/Chat/forget-me', {}],
    ['a method', '/api/Chat/settings', posted({})],
    ['a query', '/api/Chat/close-session', { ...posted({}), body: '' }],
    ['no instance', '/api/Chat/settings', { headers: { authorization: 'Bearer token-1' } }],
    ['no token', '/api/Chat/settings', { headers: { instance: chatInstance } }],
  ] as const) {
    test(`a request that no service accepts fails the test: ${wrong}`, async ({ page, services }) => {
      test.fail();
      await page.goto(anywhere);
      services.recover('token');
      expect(await call(page, path, sent)).toMatch(/^400 /u);
    });
  }
});

const leavings: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'another page': (page) => page.goto('about:blank'),
  'a tab that is closed': (page) => page.close(),
};

for (const [name, leave] of Object.entries(leavings)) {
  test(`a message of a closing page arrives: ${name}`, async ({ context, services }) => {
    const item = { id: '1', type: 'error', category: 'page', message: 'It broke.' };
    // Chromium ends a tab that has been busy for half a second when it is closed, and tells it nothing: then another one says it
    await expect(async () => {
      const page = await context.newPage();
      await page.goto(services.site + anywhere);
      await page.evaluate(
        (body) => {
          addEventListener('pagehide', () => {
            void fetch('/Log/Send', { method: 'POST', body, keepalive: true });
          });
        },
        JSON.stringify([item]),
      );
      await leave(page);
      await expect.poll(() => services.calls('log').map(({ body }) => body)).toContainEqual([item]);
    }).toPass();
  });
}

test('a site in a subfolder reaches the same services. Every page of a test is served, a second tab too', async ({
  page,
  context,
  siteOf,
  services,
}) => {
  const site = await siteOf(inFolder);
  await page.goto(site + anywhere);
  expect(await call(page, '/help/helpcenter/baseurl')).toBe(`200 "${site}/"`);
  expect(services.calls('baseUrl').map(({ path }) => path)).toEqual(['/help/helpcenter/baseurl']);

  const second = await context.newPage();
  await Promise.all([page, second].map((each) => each.goto(anywhere)));
  for (const each of [page, second])
    expect(
      await call(each, '/salesforce/closecase', posted({ caseId: '7', articleUrl: '/faq/a' })),
    ).toContain('success');
  expect(services.calls('caseClose')).toHaveLength(2);
});
