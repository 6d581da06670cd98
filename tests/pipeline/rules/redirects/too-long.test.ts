import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

const steps = (count: number) => [
  ...Array.from({ length: count - 1 }, (_, index) => `/step-${index},/step-${index + 1}`),
  `/step-${count - 1},/how-to/board`,
];

test('an address that goes through more than ten rules is an error [RD-3]', () => {
  expect(found(...steps(11)).filter(({ rule }) => rule === 'redirects/too-long')).toEqual([
    {
      rule: 'redirects/too-long',
      source: inTable(1),
      message: '/step-0 goes through more than 10 redirects, so browsers give up on it.',
    },
  ]);
});

test('ten rules are a chain, and not too long', () => {
  expect(new Set(found(...steps(10)).map(({ rule }) => rule))).toEqual(new Set(['redirects/chain']));
});

test('a circle is no chain, however long it is, nor is the way into it', () => {
  const circle = Array.from({ length: 14 }, (_, index) => `/step-${index},/step-${(index + 1) % 14}`);
  expect(found(...circle, '/old,/step-3').map(({ rule }) => rule)).toEqual(['redirects/loop']);
});
