import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type AnswerFault, answerFaults } from '../../../../cli/services/chat/chat-faults.ts';
import { botReply } from '../../../../schemas/services/help-center/chat.ts';
import { chatClient, eventsOf } from './chat-client.ts';

interface Expected {
  readonly status?: number;
  readonly body: RegExp;
  readonly sleptMs?: number;
}

const example = /"text":"An example\./u;

const expected: Readonly<Record<AnswerFault, Expected>> = {
  'fail 500': { status: 500, body: /"code":500/u },
  'fail 503 html': { status: 503, body: /^<!doctype html>/u },
  transient: { body: /"isTransientError":true/u },
  guardrail: { body: /"isGuardrailed":true/u },
  'bot error': { body: /"error":"The bot has failed/u },
  'no answer': { body: /"text":"".*"scoredUrls":\[\]/u },
  'slow 3': { body: example, sleptMs: 3000 },
  silent: { status: 504, body: /"code":504/u, sleptMs: 40_000 },
  'cut off': { body: /never read/u },
  malformed: { body: /^\{"text": "Open the $/u },
  empty: { status: 204, body: /^$/u },
  'dead links': { body: /"url":"\/nowhere"/u },
  'moved links': { body: /"url":"\/old\/refund"/u },
  'off-site links': { body: /"url":"https:\/\/example\.org/u },
  'hostile links': { body: /"url":"javascript:alert\(1\)"/u },
  hostile: { body: /<script>alert\(1\)<\/script>/u },
  'no sources': { body: /An example\..*"scoredUrls":\[\]/u },
  long: { body: /150\. part/u },
};

const whole = Object.entries(expected).filter(([fault]) => fault !== 'cut off');

test.each(whole)('"%s" does as it says, in the chat and as a quick answer', async (fault, answer) => {
  const { open, say, quick, sleep, events } = await chatClient({ visitorId: 'ana' });
  const calls = [await say(await open(), ` ${fault.toUpperCase()} `), await quick(fault)];
  for (const response of calls)
    expect([response.status, await response.text()]).toEqual([
      answer.status ?? 200,
      expect.stringMatching(answer.body),
    ]);
  const slept = answer.sleptMs === undefined ? [] : [[answer.sleptMs], [answer.sleptMs]];
  expect(sleep.mock.calls).toEqual(slept);
  expect((await events.overview()).counts.questions).toBe(0);
});

test('"cut off" breaks off, written as a whole or in pieces', async () => {
  const { open, say, quick, sleep } = await chatClient({ visitorId: 'ana' });
  // the first words have to be on their way
  sleep.mockImplementation((ms) => setTimeout(ms));
  const id = await open();
  for (const unbroken of [await say(id, 'cut off'), await quick('cut off')]) {
    expect([unbroken.status, unbroken.headers.get('content-type')]).toEqual([200, 'application/json']);
    await expect(unbroken.text()).rejects.toThrow('terminated');
  }
  const streamed = await say(id, 'cut off', {}, { accept: 'text/event-stream' });
  expect(streamed.headers.get('content-type')).toBe('text/event-stream');
  await expect(eventsOf(streamed)).rejects.toThrow('terminated');
});

test('every reply with a fault is one that can be read', async () => {
  const { open, say } = await chatClient();
  for (const fault of Object.keys(answerFaults)) {
    if (['cut off', 'malformed', 'fail 503 html', 'empty'].includes(fault)) continue;
    const reply: unknown = await (await say(await open(), fault)).json();
    expect(botReply.safeParse(reply).success, fault).toBe(true);
  }
});

test('"transient" says when to ask again, and is over then [CH-2]', async () => {
  const { open, said } = await chatClient();
  const id = await open();
  expect(await said(id, 'transient')).toMatchObject({ text: '', isTransientError: true, retryAfter: 3 });
  expect(await said(id, 'transient')).toMatchObject({ text: 'An example.', isTransientError: false });
  expect(await said(id, 'transient')).toMatchObject({ isTransientError: true });
});

test('"guardrail" names what it was stopped by [CH-2]', async () => {
  const { open, said } = await chatClient();
  expect(await said(await open(), 'guardrail')).toMatchObject({ guardFlag: 'asked for' });
});

test('"session gone" loses the session', async () => {
  const { open, say } = await chatClient();
  const id = await open();
  expect((await say(id, 'session gone')).status).toBe(404);
  expect((await say(id, 'refund')).status).toBe(404);
});

test('"token expired" is answered when it is asked again', async () => {
  const { open, say } = await chatClient();
  const id = await open();
  expect((await say(id, 'token expired')).status).toBe(401);
  expect(await (await say(id, 'token expired')).json()).toMatchObject({ text: 'An example.' });
  expect((await say(id, 'token expired')).status).toBe(401);
});
