import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule with a query or a hash in its path is a warning [RD-3]', () => {
  expect(found('/old?page=2,/how-to/board', '/older#top,/how-to/board')).toEqual([
    {
      rule: 'redirects/query',
      source: inTable(1),
      message: 'The rule for "/old?page=2" is used for /old with any query or hash: its own is ignored.',
      suggestion: '/old',
    },
    {
      rule: 'redirects/query',
      source: inTable(2),
      message: 'The rule for "/older#top" is used for /older with any query or hash: its own is ignored.',
      suggestion: '/older',
    },
  ]);
});

test('a query where the rule leads is no finding', () => {
  expect(found('/old,/search?q=payroll')).toEqual([]);
});
