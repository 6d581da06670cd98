import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule that leads to its own path is an error [RD-3]', () => {
  expect(found('/old,/old/#top')).toEqual([
    {
      rule: 'redirects/self',
      source: inTable(1),
      message: 'The rule redirects /old to itself: the page never opens.',
    },
  ]);
});

test('a rule kept as an entry is reported at that entry [RD-1]', () => {
  const rule = entry('redirectRule', 'rule', { fromPath: '/old', toPath: '/old' });
  expect(findingsOf([rule])).toEqual([
    {
      rule: 'redirects/self',
      entry: 'rule',
      message: 'The rule redirects /old to itself: the page never opens.',
    },
  ]);
});

test('a rule that leads to a page, or mends the case of its address, is no finding', () => {
  expect(found('/old,/how-to/board', '/How-To/Crews,/how-to/crews')).toEqual([]);
});
