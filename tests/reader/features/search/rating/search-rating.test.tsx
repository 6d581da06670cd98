// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchRating } from '../../../../../reader/features/search/rating/search-rating.tsx';
import type { SearchService } from '../../../../../reader/services/search/search-service.ts';
import { type Result, failure, success } from '../../../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../../../schemas/services/failure.ts';
import { mounted, typeInto } from '../../../mounted.tsx';
import '../../../../../reader/messages/more.ts';

type Answer = Result<unknown, ServiceFailure>;
const taken: Answer = success(undefined);
const broken: Answer = failure({ kind: 'refused', status: 500 });
const thanks = 'Thanks for your feedback.';
const notSent = 'Your feedback could not be sent. Please try again.';

let unmount: () => Promise<void>;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The card, with a service that answers when it is told to. */
async function ratingWith() {
  const answers: ((answer: Answer) => void)[] = [];
  const onRate = vi.fn<SearchService['track']>(() => new Promise((resolve) => answers.push(resolve)));
  const card = await mounted(<SearchRating rateCode="r1" onRate={onRate} />);
  ({ unmount } = card);
  const answer = (with_: Answer) => act(async () => answers.shift()?.(with_));
  const says = () =>
    [...card.page.querySelectorAll('[role=status]')].map((each) => each.textContent).join('');
  return { ...card, onRate, answer, says };
}

test('thanks come once the service has a Yes, and not before [QA-4]', async () => {
  const { press, answer, says, onRate } = await ratingWith();
  await press('Yes');
  await press('Yes');
  await press('No');
  expect(says()).toBe('Sending…');
  await answer(taken);
  expect(says()).toBe(thanks);
  expect(onRate.mock.calls).toEqual([[{ type: 'search_rate', data: { code: 'r1', value: 1 } }]]);
});

test('a rejected Yes says so, and can be sent again [QA-4]', async () => {
  const { press, answer, says, onRate } = await ratingWith();
  await press('Yes');
  await answer(broken);
  expect(says()).toBe(notSent);
  await press('Yes');
  await answer(taken);
  expect(says()).toBe(thanks);
  expect(onRate).toHaveBeenCalledTimes(2);
});

test('a rejected comment stays, and can be sent again [QA-4]', async () => {
  const { page, press, answer, says, onRate } = await ratingWith();
  await press('No');
  await typeInto(page.querySelector('textarea'), 'Too old');
  await press('Submit');
  await answer(broken);
  expect([page.querySelector('textarea')?.value, says()]).toEqual([
    'Too old',
    expect.stringContaining(notSent),
  ]);
  await press('Submit');
  await answer(taken);
  expect(says()).toBe(thanks);
  const event = { type: 'search_rate', data: { code: 'r1', value: 2, comment: 'Too old' } };
  expect(onRate.mock.calls).toEqual([[event], [event]]);
});

test('what could not be sent is not spoken of any more once the reader goes back [QA-4]', async () => {
  const { press, answer, says } = await ratingWith();
  await press('No');
  await press('Submit');
  await answer(broken);
  await press('Go back');
  expect(says()).toBe('');
});
