import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, inTable } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const pages = [
  howTo('board', 'Dispatch board', { howToSections: [entryLink('assign')] }),
  entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor: 'assign-a-job' }),
  howTo('crews', 'Plan crews'),
];
const found = (...redirects: string[]) => findingsOf(pages, { redirects });

test('a rule that leads to no page is an error, with the page that was probably meant [RD-3]', () => {
  expect(found('/old,/how-to/bord')).toEqual([
    {
      rule: 'redirects/dead-target',
      source: inTable(1),
      message:
        '/old is redirected to /how-to/bord, which is not a page of this site: readers get "Page not found".',
      suggestion: '/how-to/board',
    },
  ]);
});

test('the page of a draft is none', () => {
  const rule = entry('redirectRule', 'rule', { fromPath: '/old', toPath: '/how-to/fax' });
  const items = [rule, howTo('fax', 'Send a fax', {}, 'draft')];
  expect(diagnosticsOf(items).map(({ advice }) => advice)).toEqual([
    'Publish "Send a fax", or lead the rule to another page.',
  ]);
  expect(findingsOf(items)).toEqual([
    {
      rule: 'redirects/dead-target',
      entry: 'rule',
      message:
        '/old is redirected to /how-to/fax, the page of "Send a fax", which is not in this build: readers get "Page not found".',
    },
  ]);
});

test('of a chain only the last rule is dead', () => {
  expect(found('/a,/b', '/b,/how-to/gone').map(({ rule, source }) => [rule, source])).toEqual([
    ['redirects/dead-target', inTable(2)],
    ['redirects/chain', inTable(1)],
  ]);
});

test('rules to pages, fixed pages, searches and files are no findings [RD-2]', () => {
  expect(found('/a,/how-to/board', '/b,/', '/c,/search?q=payroll', '/d,/assets/list.pdf')).toEqual([]);
});

test('a page of another knowledge base is no finding: they share the table [KB-2]', () => {
  const elsewhere = howTo('fax', 'Send a fax', { deliveryChannels: ['marketing-pro-aspire'] });
  expect(findingsOf([elsewhere, ...pages], { redirects: ['/old,/how-to/fax'] })).toEqual([]);
});
