import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test.each([
  ['old,/how-to/board', 'its fromPath "old" does not start with a slash'],
  ['/old,how-to/board', 'its toPath "how-to/board" is neither a path nor an address'],
  ['/old,', 'it has no toPath'],
  [',/how-to/board', 'it has no fromPath'],
  ['/old,javascript:alert(1)', 'its toPath "javascript:alert(1)" is neither a path nor an address'],
  ['//old,/how-to/board', 'its fromPath "//old" starts with two slashes, as no path of this site does'],
  [
    '/old,/\t/evil.test',
    'its toPath has a tab, a line break or another control character in it, which browsers leave out',
  ],
])('the line %j is an error', (line, fault) => {
  expect(found(line)).toEqual([
    {
      rule: 'redirects/malformed',
      source: inTable(1),
      message: `The redirect rule cannot be used: ${fault}.`,
    },
  ]);
});

test('a rule kept as an entry is reported at that entry', () => {
  expect(findingsOf([entry('redirectRule', 'rule', { fromPath: 'old', toPath: '/' })])).toEqual([
    {
      rule: 'redirects/malformed',
      entry: 'rule',
      message: 'The redirect rule cannot be used: its fromPath "old" does not start with a slash.',
    },
  ]);
});

test('a line with both paths is no finding', () => {
  expect(found('/old,/how-to/board')).toEqual([]);
});
