import { expect, test } from 'vitest';
import type { FeedbackFault } from '../../../../cli/services/feedback/feedback-faults.ts';
import type { FeedbackEvent } from '../../../../schemas/services/feedback.ts';
import { allOf } from '../../all-of.ts';
import { emptySite, host, previewOf } from '../../preview/preview-of.ts';

const event = (id: string, parts: Partial<FeedbackEvent> = {}): FeedbackEvent => ({
  id,
  at: '2026-03-09T00:00:00.000Z',
  kind: 'poll',
  value: 'no',
  reasons: ['unclear', 'didntWork'],
  comment: 'Übel 🚐',
  entry: 'hwDispatch',
  section: 'assign-work',
  page: '/how-to/dispatch',
  bundle: 'a1b2',
  ...parts,
});
const bare: FeedbackEvent = {
  id: 'bare',
  at: '2026-03-09T00:00:00.000Z',
  kind: 'search',
  value: 'noResult',
  reasons: [],
  query: 'dispach',
  page: '/search',
  bundle: '',
};

const unread = (where: string) => expect.unreachable(where);

async function feedbackPreview() {
  const { ask, clock, events, sleep } = await previewOf(emptySite);
  const send = (...given: readonly FeedbackEvent[]) =>
    ask('/Feedback/Send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: host },
      body: JSON.stringify(given),
    });
  return { send, clock, events, sleep, kept: () => allOf(events.feedback(unread)) };
}

test('feedback is kept as it came, each event once', async () => {
  const { send, kept, events } = await feedbackPreview();
  expect((await send(event('1'), bare)).status).toBe(204);
  expect((await send(bare, event('2'), event('1'))).status).toBe(204);
  expect(await kept()).toEqual([event('1'), bare, event('2')]);
  expect((await events.overview()).counts.feedback).toBe(2); // searches without results have a list of their own
});

test('two calls with the same event at the same time keep it once', async () => {
  const { send, kept } = await feedbackPreview();
  const replies = await Promise.all([send(event('1')), send(event('1'))]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect(await kept()).toHaveLength(1);
});

test.each<[FeedbackFault, number]>([
  ['fail 500', 500],
  ['fail 503 html', 503],
  ['sign-in page', 200],
])('the comment "%s" fails for half a minute', async (comment, status) => {
  const { send, clock, kept } = await feedbackPreview();
  const reply = await send(event('1'), event('2', { comment }));
  expect([reply.status, await kept()]).toEqual([status, []]);
  clock.nowMs += 31_000;
  expect((await send(event('1'), event('2', { comment }))).status).toBe(204);
  expect(await kept()).toHaveLength(2);
});

test('the comment "fail 422" is never taken, and "slow 3" late', async () => {
  const { send, clock, kept, sleep } = await feedbackPreview();
  clock.nowMs += 60_000;
  expect((await send(event('1', { comment: ' Fail  422 ' }))).status).toBe(422);
  expect((await send(event('2', { comment: 'slow 3' }))).status).toBe(204);
  expect(sleep).toHaveBeenCalledWith(3000);
  expect(await kept()).toHaveLength(1);
});

test('the comment "lost reply" is kept, and answered only when it comes again', async () => {
  const { send, kept } = await feedbackPreview();
  const lost = event('1', { comment: 'lost reply' });
  await expect((await send(lost)).text()).rejects.toThrow('cut off');
  expect((await send(lost)).status).toBe(204);
  expect(await kept()).toEqual([lost]);
});

test('what cannot be written is not taken', async () => {
  const { send, events } = await feedbackPreview();
  await events.close();
  expect((await send(event('1'))).status).toBe(503);
});

test('pages of other sites may not send feedback', async () => {
  const { ask } = await previewOf(emptySite);
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const reply = await ask('/Feedback/Send', { method: 'POST', headers, body: JSON.stringify([bare]) });
  expect(reply.status).toBe(403);
});
