import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule that leads to another rule is a warning that names the end [RD-3]', () => {
  expect(found('/a,/b#assign-a-job', '/b,/how-to/board')).toEqual([
    {
      rule: 'redirects/chain',
      source: inTable(1),
      message:
        '/a is redirected to /b, which is redirected too: readers and crawlers take a detour to /how-to/board#assign-a-job.',
      suggestion: '/how-to/board#assign-a-job',
    },
  ]);
});

test('a rule that leads straight to its page is no finding', () => {
  expect(found('/a,/how-to/board', '/b,/how-to/board')).toEqual([]);
});
