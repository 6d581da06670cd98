import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule to an anchor that the page does not have is a warning [RD-3]', () => {
  expect(found('/old,/how-to/board#assign-jobs')).toEqual([
    {
      rule: 'redirects/dead-anchor',
      source: inTable(1),
      message:
        '/old is redirected to "#assign-jobs" on /how-to/board, where there is no such place: readers land at the top of the page.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('a rule to an existing anchor is no finding', () => {
  expect(found('/old,/how-to/board#assign-a-job', '/older,/how-to/board#top')).toEqual([]);
});
