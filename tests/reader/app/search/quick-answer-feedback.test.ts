import { expect, test } from 'vitest';
import { quickAnswerFeedback } from '../../../../reader/app/search/quick-answer-feedback.ts';
import type { Source } from '../../../../reader/bundle/answer/citation.ts';

const elsewhere: Source = { state: 'offSite', url: 'https://a.example/', title: 'A', host: 'a.example' };
const list: Source = { state: 'live', url: '/announcements', title: 'Announcements' };
const article: Source = { state: 'moved', url: '/how-to/save', title: 'Save', entry: 'htSave' };
const checked = { sources: [elsewhere, list, article], isVerified: true };

test('a vote for an answer is about its first source with an entry [QA-3]', () => {
  const given = { vote: { isHelpful: true }, answerId: '7', checked } as const;
  expect(quickAnswerFeedback(given, 'save')).toEqual({
    kind: 'quickAnswer',
    value: 'yes',
    reasons: [],
    query: 'save',
    entry: 'htSave',
  });
});

test('a vote against one carries its reasons, and a comment where there is one [QA-3]', () => {
  const against = { isHelpful: false, reasons: ['unclear', 'other'], comment: 'Old' } as const;
  const no = { kind: 'quickAnswer', value: 'no', query: 'save', reasons: ['unclear', 'other'] };
  expect(quickAnswerFeedback({ vote: against, answerId: '7', checked: undefined }, 'save')).toEqual({
    ...no,
    comment: 'Old',
  });
  const silent = { ...against, comment: '' };
  expect(
    quickAnswerFeedback(
      { vote: silent, answerId: '7', checked: { sources: [elsewhere], isVerified: false } },
      'save',
    ),
  ).toEqual(no);
});
