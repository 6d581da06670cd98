import { expect, test } from 'vitest';
import { diagnosticsOf, howTo, text } from '../../builders.ts';
import { doc, h, p } from '../../documents.ts';
import { proseChecker } from '../../../../pipeline/writing/prose-checker.ts';
import { badIn, writingIn } from '../../writing/english.ts';

const hard =
  'Notwithstanding organizational responsibilities, administrators subsequently reconfigure authentication mechanisms, authorization hierarchies and synchronization intervals.';
const easy = 'Open the board, pick a job, and drop it on the row of the technician who is free.';

test('a sentence that is hard to read is quoted', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: text(`${easy} ${hard} ${easy}`) });
  expect(writingIn([dispatch])).toEqual([
    {
      rule: 'writing/readability',
      entry: 'dispatch',
      field: 'introduction',
      message: 'The sentence is hard to read for most people under 16.',
    },
  ]);
  expect(badIn(`${easy} ${hard} ${easy}`)).toEqual([`readability: ${hard}`]);
});

test('short sentences, headings, titles and lists of names are no findings', () => {
  expect(badIn('Authentication administrators reconfigure synchronization.')).toEqual([]);
  expect(badIn(hard.slice(0, -1))).toEqual([]);
  const introduction = doc(h(2, hard), p(easy));
  expect(writingIn([howTo('dispatch', hard, { introduction, metaDescription: hard })])).toEqual([]);
});

test('the reading age is that of the configuration', () => {
  const sentence =
    'You can move an appointment to another technician whenever the customer asks for a different afternoon.';
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: text(sentence) });
  const messagesAt = (readingAge: number) =>
    diagnosticsOf([dispatch], {
      config: { rules: { 'writing/readability': 'info' }, limits: { readingAge } },
      prose: proseChecker({ kinds: new Set(['readability']), readingAge }),
    }).map(({ severity, message }) => [severity, message]);
  expect(messagesAt(12)).toEqual([['info', 'The sentence is hard to read for most people under 12.']]);
  expect(messagesAt(16)).toEqual([]);
});
