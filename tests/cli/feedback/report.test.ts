import { expect, test } from 'vitest';
import { type ArticleOrder, feedbackReport } from '../../../cli/feedback/report.ts';
import { tally } from '../../../cli/feedback/tally.ts';
import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';
import { many, said, streamOf } from './events.ts';

const nowhere = () => undefined;
const always = { sinceMs: -Infinity, untilMs: Infinity };

async function reportOf(events: readonly FeedbackEvent[], sort: ArticleOrder = 'worst', range = always) {
  const tallied = await tally(streamOf(events), range);
  return feedbackReport(tallied, {
    pageOf: nowhere,
    sort,
    since: undefined,
    until: undefined,
    unreadable: 0,
    unanswered: [],
  });
}

const events = [
  ...many(1, { entry: 'oneNo', value: 'no' }),
  ...many(40, { entry: 'bad', value: 'no' }),
  ...many(10, { entry: 'bad' }),
  ...many(80, { entry: 'good' }),
  ...many(20, { entry: 'good', value: 'no' }),
  ...many(2, { entry: 'badAnswer', kind: 'chat', value: 'no' }),
  ...many(1, { entry: 'fine' }),
];

test('first come the articles that surely do not help, then those whose answers did not', async () => {
  const { articles } = await reportOf(events);
  expect(articles.map(({ entry }) => entry)).toEqual(['bad', 'oneNo', 'good', 'badAnswer', 'fine']);
});

test('or those of which most was said', async () => {
  const { articles } = await reportOf(events, 'most');
  expect(articles.map(({ entry }) => entry)).toEqual(['good', 'bad', 'badAnswer', 'fine', 'oneNo']);
});

test('an event that comes again is counted once', async () => {
  const event = said({ entry: 'a' });
  const report = await reportOf([event, event, said({ entry: 'a' })]);
  expect([report.events, report.repeated, report.kinds.poll.yes]).toEqual([2, 1, 2]);
});

test('only what was said in the time that is asked for counts', async () => {
  const range = { sinceMs: Date.UTC(2026, 2, 2), untilMs: Date.UTC(2026, 2, 4) };
  expect(
    (
      await reportOf(
        [1, 2, 3, 4].map((day) => said({ at: `2026-03-0${day}T12:00:00Z` })),
        'most',
        range,
      )
    ).events,
  ).toBe(2);
});

test('reasons of polls and of answers are distinguished, and so are the parts of an article', async () => {
  const { articles } = await reportOf([
    said({ entry: 'a', value: 'no', reasons: ['unclear', 'didntWork'], section: 'two' }),
    said({ entry: 'a', value: 'no', reasons: ['unclear'], section: 'two' }),
    said({ entry: 'a', section: 'one' }),
    said({ entry: 'a', kind: 'quickAnswer', value: 'no', reasons: ['incorrect', 'unclear'] }),
    said({ entry: 'a', kind: 'deflection', value: 'yes' }),
  ]);
  const [article] = articles;
  expect(Object.fromEntries(article?.pollReasons ?? [])).toEqual({ unclear: 2, didntWork: 1 });
  expect(Object.fromEntries(article?.answerReasons ?? [])).toEqual({ incorrect: 1, unclear: 1 });
  expect([...(article?.sections ?? [])].map(([anchor, { yes, no }]) => [anchor, yes, no])).toEqual([
    ['two', 0, 2],
    ['one', 1, 0],
  ]);
  expect(article?.kinds.deflection).toMatchObject({ yes: 1, no: 0 });
});

test('the newest comments are kept, the newest first, in whatever order they come', async () => {
  const comments = Array.from({ length: 30 }, (_, index) =>
    said({ entry: 'a', comment: `comment ${index}`, at: new Date(index * 1000).toISOString() }),
  );
  const shuffled = [...comments.slice(20), ...comments.slice(0, 20)];
  const { articles } = await reportOf(shuffled);
  expect(articles[0]?.comments.map(({ comment }) => comment)).toEqual(
    Array.from({ length: 20 }, (_, index) => `comment ${29 - index}`),
  );
});

test('searches are the same however they are spaced and capitalised', async () => {
  const { withoutResults, unhelpful } = await reportOf([
    said({ kind: 'search', value: 'noResult', query: 'Dispach  board ' }),
    said({ kind: 'search', value: 'noResult', query: 'dispach board' }),
    said({ kind: 'search', value: 'noResult', query: '__proto__' }),
    said({ kind: 'searchRating', value: 'no', query: 'invoice', comment: 'Too old' }),
    said({ kind: 'searchRating', value: 'yes', query: 'estimate' }),
  ]);
  expect(withoutResults.map(({ query, values }) => [query, values.noResult])).toEqual([
    ['Dispach board', 2],
    ['__proto__', 1],
  ]);
  expect(unhelpful).toMatchObject([{ query: 'invoice', comments: [{ comment: 'Too old' }] }]);
});
