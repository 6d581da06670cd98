import { describe, expect, test, vi } from 'vitest';
import { log } from '../../../../reader/services/log.ts';
import type { HelpCenterCall } from '../../../../reader/services/help-center/help-center-call.ts';
import { quickAnswerService } from '../../../../reader/services/help-center/quick-answer.ts';
import { accessTo, answerStandIn, type AnswerWith, body, event, inParts, json } from './answer-stand-in.ts';
import { spyOnLog } from '../spy-on-log.ts';

spyOnLog();

const answer = { id: 7, text: 'Press Save.', scoredUrls: [{ url: '/how-to/save', score: 0.9 }] };
const read = {
  id: '7',
  text: 'Press Save.',
  error: undefined,
  isTransientError: false,
  isGuardrailed: false,
  scoredUrls: [{ url: '/how-to/save', score: 0.9 }],
};

async function serviceThat(answers: AnswerWith) {
  const standIn = await answerStandIn(answers);
  const call: HelpCenterCall = ({ signal }, send) => send(accessTo(standIn.address, signal));
  return { ...standIn, service: quickAnswerService(call) };
}

describe('asking for a quick answer [QA-1]', () => {
  test('sends the query, as far as it may be sent, and gives the answer', async () => {
    const { service, asked, close } = await serviceThat(json(200, answer));
    expect(await service.ask('x'.repeat(3000), {})).toEqual({ ok: true, value: read });
    await close();
    expect(asked).toMatchObject([{ path: '/api/QuickAnswer/answer', body: { query: 'x'.repeat(1000) } }]);
    expect(log).not.toHaveBeenCalled();
  });

  test('follows an answer while it is written', async () => {
    vi.useRealTimers(); // the text so far comes in intervals
    const { service, close } = await serviceThat(
      inParts([
        event('text', { text: 'Press' }),
        ...Array.from({ length: 40 }, () => ': wait\n\n'),
        event('reply', answer),
      ]),
    );
    const onText = vi.fn<(text: string) => void>();
    expect(await service.ask('save', { onText })).toEqual({ ok: true, value: read });
    await close();
    expect(onText).toHaveBeenCalledWith('Press');
  });

  test('puts a failure into the log, never the query', async () => {
    const { service, close } = await serviceThat(body(503, 'text/html', '<h1>Sorry</h1>'));
    const failure = { kind: 'refused', status: 503 };
    expect(await service.ask('my secret', {})).toEqual({ ok: false, failure });
    await close();
    expect(log).toHaveBeenCalledExactlyOnceWith({
      type: 'error',
      category: 'quickAnswer',
      code: 503,
      message: 'A quick answer has not come.',
    });
  });

  test('puts the error of a reply into the log', async () => {
    const { service, close } = await serviceThat(json(200, { ...answer, error: 'No model' }));
    await service.ask('save', {});
    await close();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ data: { error: 'No model' } }));
  });

  test('does not log an aborted call', async () => {
    const { service, close } = await serviceThat(() => {});
    const failure = { kind: 'aborted' };
    expect(await service.ask('save', { signal: AbortSignal.abort() })).toEqual({ ok: false, failure });
    await close();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('voting on a quick answer [QA-3]', () => {
  const vote = { id: '7', rating: 0, options: 3, description: 'Old' } as const;

  test.each([
    ['nothing', (response) => response.writeHead(204).end()],
    ['words', body(200, 'text/plain', 'OK')],
    ['JSON', json(200, { ok: true })],
  ] satisfies [string, AnswerWith][])(
    'sends the vote, and takes %s for an answer',
    async (_what, answers) => {
      const { service, asked, close } = await serviceThat(answers);
      expect((await service.vote(vote)).ok).toBe(true);
      await close();
      expect(asked).toMatchObject([
        { path: '/api/QuickAnswer/vote', headers: { authorization: 'Bearer a-token' }, body: vote },
      ]);
    },
  );

  test('logs a failure without the query', async () => {
    const { service, close } = await serviceThat(json(500, {}));
    expect((await service.vote(vote)).ok).toBe(false);
    await close();
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 500, message: 'A vote on a quick answer was not taken.' }),
    );
  });
});
