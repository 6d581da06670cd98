import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink } from '../../documents.ts';

const linkTo = (uri: string) =>
  howTo('board', 'Dispatch board', { introduction: text(hyperlink(uri, 'Open it')) });
const finding = (scheme: string) => ({
  rule: 'links/unsafe-scheme',
  entry: 'board',
  field: 'introduction',
  message: `The link "Open it" starts with "${scheme}:", which this site does not open: readers get no link.`,
});

test.each([
  ['javascript:alert(1)', 'javascript'],
  ['JaVaScRiPt:alert(1)', 'javascript'],
  [' javascript:alert(1)', 'javascript'],
  ['java\tscript:alert(1)', 'javascript'],
  ['java\nscript\r:alert(1)', 'javascript'],
  ['\u0001java\u0000script:alert(1)', 'javascript'],
  ['java\u200bscript :alert(1)', 'javascript'],
  ['vbscript:msgbox(1)', 'vbscript'],
  ['data:text/html,<b>hi</b>', 'data'],
  ['blob:https://example.com/1', 'blob'],
  ['ftp://example.com/list.csv', 'ftp'],
  ['myapp:open', 'myapp'],
])('the address %j is an error', (uri, scheme) => {
  // what is not seen in an address is a finding of its own
  const found = findingsOf([linkTo(uri)]).filter(({ rule }) => rule !== 'schema/invisible-characters');
  expect(found).toEqual([finding(scheme)]);
});

test.each([
  'D:\\Prices\\Prices 2026.pdf',
  'c:/prices.pdf',
  'file:///C:/help.htm',
  'FILE://server/prices.pdf',
])('the link %s is told as a file on a computer', (uri) => {
  const [found] = diagnosticsOf([linkTo(uri)]);
  expect([found?.rule, found?.message, found?.advice]).toEqual([
    'links/unsafe-scheme',
    'The link "Open it" leads to a file on somebody\'s computer, which nobody else can open: readers get no link.',
    'Upload the file as an asset in Contentful, and link to the asset.',
  ]);
});

test.each([
  'https://example.com',
  'mailto:help@example.com',
  'tel:+18005550100',
  'sms:+18005550100',
  '/search?q=a:b',
])('the address %j is no finding', (uri) => {
  expect(findingsOf([linkTo(uri)])).toEqual([]);
});

test('a field with an address is looked at too', () => {
  const link = entry('homeEntry', 'home', {
    codeId: 'HPWelcome',
    subContent: [entryLink('academy'), entryLink('board')],
  });
  const academy = entry('externalLink', 'academy', { title: 'Academy', url: 'javascript:void(0)' });
  expect(findingsOf([link, academy, howTo('board', 'Dispatch board')])).toEqual([
    {
      rule: 'links/unsafe-scheme',
      entry: 'academy',
      field: 'url',
      message:
        'The link in the field "url" starts with "javascript:", which this site does not open: readers get no link.',
    },
  ]);
});
