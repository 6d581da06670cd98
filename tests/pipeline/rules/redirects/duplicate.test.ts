import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a second rule for a path is an error at the second one, which is never used [RD-3]', () => {
  expect(found('/old,/how-to/board', '/old/,/how-to/crews', '/old,/how-to/board')).toEqual([
    {
      rule: 'redirects/duplicate',
      source: inTable(2),
      message:
        '/old is redirected to /how-to/board by an earlier rule; this one, to /how-to/crews, is never used.',
    },
    {
      rule: 'redirects/duplicate',
      source: inTable(3),
      message: '/old is redirected to /how-to/board by an earlier rule already.',
    },
  ]);
});

test('rules for different paths are no findings', () => {
  expect(found('/old,/how-to/board', '/older,/how-to/board')).toEqual([]);
});
