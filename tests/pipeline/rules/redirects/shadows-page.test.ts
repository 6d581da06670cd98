import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule for the path of a page is an error [RD-3]', () => {
  expect(found('/how-to/board,/how-to/crews', '/announcements,/how-to/crews')).toEqual([
    {
      rule: 'redirects/shadows-page',
      source: inTable(1),
      message:
        'The rule redirects /how-to/board, which is a page ("Dispatch board"): one of the two is never seen.',
    },
    {
      rule: 'redirects/shadows-page',
      source: inTable(2),
      message: 'The rule redirects /announcements, which is a page: one of the two is never seen.',
    },
  ]);
});

test('a rule for the path of a page that is a draft is no finding', () => {
  const draft = howTo('fax', 'Send a fax', {}, 'draft');
  expect(findingsOf([...pages, draft], { redirects: ['/how-to/fax,/how-to/board'] })).toEqual([]);
});
