import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink, toEntry } from '../../documents.ts';

const notes = howTo('notes', 'Notes');
const announcement = (values: Readonly<Record<string, unknown>>) =>
  entry('announcement', 'fall', { title: 'Fall release', ...values });

test.each([
  ['nothing', {}],
  ['words only', { description: text('It is here.') }],
  ['a blank address', { ctaLink: '  ' }],
  ['an empty list', { learnMoreLinks: [] }],
])('an announcement with %s leads nowhere', (_what, values) => {
  expect(findingsOf([notes, announcement(values)])).toContainEqual({
    rule: 'announcements/no-link',
    entry: 'fall',
    field: 'ctaLink',
    message: 'The announcement leads nowhere: it has no ctaLink, no learn-more link and no link in its text.',
  });
});

test.each([
  ['a ctaLink', { ctaLink: '/how-to/notes' }],
  ['a learn-more link', { learnMoreLinks: [{ label: 'All that is new', url: '/how-to/notes' }] }],
  ['a link in its text', { description: text('See ', hyperlink('/how-to/notes', 'all that is new'), '.') }],
  ['an entry link in its text', { description: text('See ', toEntry('notes', 'all that is new'), '.') }],
])('one with %s is no finding', (_what, values) => {
  expect(findingsOf([notes, announcement(values)])).toEqual([]);
});

test('a link that leads nowhere is that, and a draft is not looked at', () => {
  expect(findingsOf([announcement({ ctaLink: '/how-to/gone' })]).map(({ rule }) => rule)).toEqual([
    'links/broken-page',
  ]);
  expect(findingsOf([notes, entry('announcement', 'fall', { title: 'Fall' }, 'draft')])).toEqual([]);
});
