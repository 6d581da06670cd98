import { expect, test } from 'vitest';
import { entry, howTo, text } from '../../builders.ts';
import { hyperlink, words } from '../../documents.ts';
import { badIn, writingIn } from '../../writing/english.ts';

test('a word that leaves readers out is named, with better ones', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { introduction: text('Ask the guys in the office.') });
  expect(writingIn([dispatch])).toEqual([
    {
      rule: 'writing/inclusive',
      entry: 'dispatch',
      field: 'introduction',
      message:
        '"guys" can hurt some readers or leave them out; "people", "persons" or "folks" may say it better.',
      suggestion: 'people',
    },
  ]);
});

test.each([
  ['Put the number on the blacklist first.', 'blacklist'],
  ['A customer can change his address.', 'his'],
  ['When a technician calls, he sees the job.', 'he'],
])('%j is a finding', (sentence, word) => {
  expect(badIn(sentence)).toEqual([`inclusive: ${word}`]);
});

test.each([
  ['a name', 'Open Blacklist Manager in the office.'],
  ['a name at the start', 'Blacklist Manager opens.'],
  ['a quotation', 'A customer wrote “hey guys, call me”.'],
  ['another quotation', 'A customer wrote "hey guys, call me".'],
  ['a thing that is invalid', 'The address is invalid, so the host is disabled.'],
  ['a matter of style', 'Just save it: that is easy.'],
  ['a person with a name', 'When Devon Clarke calls in sick, move his day. Right-click his name.'],
  ['both', 'Ask the people in the office.'],
])('%s is no finding', (_what, sentence) => {
  expect(badIn(sentence)).toEqual([]);
});

test('the name of a button in bold type, code and an address are no findings', () => {
  expect(badIn('Select ', words('guys', 'bold'), ' and go on.')).toEqual([]);
  expect(badIn('Type ', words('guys', 'code'), ' and go on.')).toEqual([]);
  expect(badIn('Write to guys@example.com and go on.')).toEqual([]);
});

test('a text in bold type from end to end is read, and so are the words of links', () => {
  expect(badIn(words('Ask the guys first.', 'bold'))).toEqual(['inclusive: guys']);
  expect(badIn('See ', hyperlink('https://example.com', 'what guys say'), '.')).toEqual(['inclusive: guys']);
});

test('short texts that readers see are read, and what only editors see is not', () => {
  const found = writingIn([
    howTo('dispatch', 'Ask the guys', { metaDescription: 'What the guys know.', url: 'guys' }),
    entry('announcement', 'fall', {
      title: 'Fall',
      learnMoreLinks: [{ label: 'Ask the guys', url: '/how-to/guys' }],
    }),
    entry('spotlightBox', 'box', { name: 'For the guys' }),
    entry('table', 'table', { data: [['Ask the guys']] }),
  ]);
  expect(new Set(found.map(({ entry: id, field }) => `${id} ${field}`))).toEqual(
    new Set(['dispatch title', 'dispatch metaDescription', 'fall learnMoreLinks.0.label', 'table data.0.0']),
  );
});
