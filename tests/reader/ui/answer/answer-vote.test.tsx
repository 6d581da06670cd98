// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AnswerVote, type Vote } from '../../../../reader/ui/answer/answer-vote.tsx';
import { mounted } from '../../mounted.tsx';
import '../../../../reader/messages/more.ts';

const up = 'Yes, this answer helped';
const thanks = 'Thanks for your feedback.';
const notSent = 'Your feedback could not be sent. Please try again.';

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** The thumbs of an answer, with a service that answers when it is told to. */
async function voteWith() {
  const answers: ((answer: { ok: boolean }) => void)[] = [];
  const onVote = vi.fn<(vote: Vote) => Promise<{ ok: boolean }>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const vote = await mounted(<AnswerVote label="This answer" onVote={onVote} />);
  ({ unmount } = vote);
  const answer = (ok: boolean) => act(async () => answers.shift()?.({ ok }));
  const says = () =>
    [...vote.page.querySelectorAll('[role=status]')].map((each) => each.textContent).join('');
  const pressed = () => vote.page.querySelectorAll('[aria-pressed=true]').length;
  return { ...vote, onVote, answer, says, pressed };
}

test('thanks come once the service has the vote, and not before [QA-3] [CH-3]', async () => {
  const { press, answer, says, pressed, onVote } = await voteWith();
  await press(up);
  await press(up);
  expect([says(), pressed()]).toEqual(['Sending…', 0]);
  await answer(true);
  expect([says(), pressed()]).toEqual([thanks, 1]);
  await press(up);
  expect(onVote).toHaveBeenCalledExactlyOnceWith({ isHelpful: true });
});

test('a rejected vote says so, and can be sent again [QA-3] [CH-3]', async () => {
  const { press, answer, says, pressed, onVote } = await voteWith();
  await press(up);
  await answer(false);
  expect([says(), pressed()]).toEqual([notSent, 0]);
  await press(up);
  await answer(true);
  expect([says(), pressed()]).toEqual([thanks, 1]);
  expect(onVote).toHaveBeenCalledTimes(2);
});
