import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('two rules whose paths differ only by case are a warning where one ignores case [RD-3]', () => {
  expect(found('/old,/how-to/board', '/Old,/how-to/crews')).toEqual([
    {
      rule: 'redirects/duplicate-case',
      source: inTable(2),
      message:
        'The rules for /old (to /how-to/board) and /Old (to /how-to/crews) differ only by upper and lower case.',
    },
  ]);
});

test('two rules that both look at case are no findings [RD-1]', () => {
  expect(found('/old,/how-to/board,false,false,true', '/Old,/how-to/crews,false,false,true')).toEqual([]);
});
