import { expect, test } from 'vitest';
import { entry, findingsOf } from '../builders.ts';
import { entryLink } from '../documents.ts';

/** Each entry has two faults, of which the first leaves it out of a build. */
test.each([
  ['slugs/unusable', entry('kbHowTo', 'a', { url: '../up' })],
  ['slugs/upper-case', entry('kbHowTo', 'a', { url: 'Board' })],
  ['faq/empty-answer', entry('kbFaqQuestion', 'a', {})],
  ['announcements/no-link', entry('announcement', 'a', {})],
  ['announcements/unknown-type', entry('announcementType', 'a', { codeId: 'odd' })],
  ['release-notes/empty', entry('kbReleaseNotes', 'a', { url: 'fall' })],
  ['refs/self', entry('kbFaq', 'a', { url: 'a', relatedContent: [entryLink('a')] })],
])('what is missing in an entry does not hide %s', (rule, unsound) => {
  const rules = findingsOf([unsound]).map((found) => found.rule);
  expect(rules).toEqual(expect.arrayContaining(['schema/missing-field', rule]));
});

const notes = (id: string) => entry('kbReleaseNotes', id, { title: 'Fall', url: 'fall' });

test('a slug that another entry has hides nothing either', () => {
  const found = findingsOf([notes('a'), notes('b')]).filter((each) => each.entry === 'b');
  expect(found.map(({ rule }) => rule)).toEqual(['slugs/duplicate', 'release-notes/empty']);
});
