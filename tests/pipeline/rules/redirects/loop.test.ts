import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

const redirect = (id: string, fromPath: string, toPath: string) =>
  entry('redirectRule', id, {
    fromPath,
    toPath,
    isPermanent: true,
    ignoreCase: true,
    redirectInBrowser: true,
  });

test('rules that lead round are one error, at the first of them [RD-3]', () => {
  expect(found('/a,/b', '/b,/c', '/c,/a')).toEqual([
    {
      rule: 'redirects/loop',
      source: inTable(1),
      message:
        'The redirects go round in a circle: /a (line 2) to /b (line 3) to /c (line 4) to /a. None of these addresses opens.',
    },
  ]);
});

test('rules that are entries have no lines', () => {
  const rules = [redirect('r1', '/a', '/b'), redirect('r2', '/b', '/a')];
  expect(findingsOf([...pages, ...rules])).toEqual([
    {
      rule: 'redirects/loop',
      entry: 'r1',
      message: 'The redirects go round in a circle: /a to /b to /a. None of these addresses opens.',
    },
  ]);
});

test('a rule that leads into a circle does not make another one', () => {
  expect(found('/x,/a', '/a,/b', '/b,/a').map(({ rule, source }) => [rule, source])).toEqual([
    ['redirects/loop', inTable(2)],
  ]);
});

test('a circle that only case makes is one [RD-1]', () => {
  expect(found('/a,/B', '/b,/A').map(({ rule }) => rule)).toEqual(['redirects/loop']);
});

test('rules that end at a page are no findings, even where that page is named in another case', () => {
  expect(found('/a,/how-to/board', '/b,/how-to/crews', '/How-To/Board,/how-to/board')).toEqual([]);
});

test('of a loop that is too long to read, the first steps and the last one are reported', () => {
  const rules = Array.from({ length: 100 }, (_, n) => `/a${n},/a${(n + 1) % 100}`);
  const loops = found(...rules).filter(({ rule }) => rule === 'redirects/loop');
  expect(loops.map(({ message }) => message)).toEqual([
    'The redirects go round in a circle: /a0 (line 2) to /a1 (line 3) to /a2 (line 4) to /a3 (line 5) to /a4 (line 6) ' +
      'to /a5 (line 7) to /a6 (line 8) to /a7 (line 9) to /a8 (line 10) to /a9 (line 11) to 90 more to /a0. ' +
      'None of these addresses opens.',
  ]);
});
