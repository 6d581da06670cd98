import { expect, test } from 'vitest';
import { announcementCodeIds } from '../../../../schemas/spec/pages/announcements.ts';
import { entry, findingsOf, howTo } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const notes = howTo('notes', 'Notes');
const typed = (codeId: string) => [
  notes,
  entry('announcement', 'fall', {
    title: 'Fall release',
    ctaLink: '/how-to/notes',
    announcementType: [entryLink('type')],
  }),
  entry('announcementType', 'type', { name: 'Something', codeId }),
];

test('a code without a colour is a note, with the code that was meant [AN-3]', () => {
  expect(findingsOf(typed('Release'))).toEqual([
    {
      rule: 'announcements/unknown-type',
      entry: 'type',
      field: 'codeId',
      message: 'The code "Release" has no colour of its own: its announcements get a plain tag.',
      suggestion: 'Releases',
    },
  ]);
});

test.each(['releases', 'Releases ', 'Webinar', '__proto__', 'constructor'])(
  '%j is another code',
  (codeId) => {
    expect(findingsOf(typed(codeId)).map(({ rule }) => rule)).toEqual(['announcements/unknown-type']);
  },
);

test.each(Object.values(announcementCodeIds))('%s has a colour', (codeId) => {
  expect(findingsOf(typed(codeId))).toEqual([]);
});
