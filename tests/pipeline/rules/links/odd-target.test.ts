import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const linkTo = (...uris: readonly string[]) =>
  howTo('board', 'Dispatch board', {
    introduction: text(...uris.map((uri, index) => hyperlink(uri, `Guide ${index}`))),
  });

/** What this rule says of the links of one text. */
const oddIn = (uris: readonly string[], config: FieldbookConfig = {}) =>
  findingsOf([linkTo(...uris)], { config })
    .filter(({ rule }) => rule === 'links/odd-target')
    .map(({ message, suggestion }) => [message, suggestion]);

test('a password in an address is a warning, and is in no report', () => {
  expect(findingsOf([linkTo('https://anna:secret@example.com/a')])).toEqual([
    {
      rule: 'links/odd-target',
      entry: 'board',
      field: 'introduction',
      message:
        'The link "Guide 0" leads to example.com with a user name or a password before the host, which everyone can read.',
      suggestion: 'https://example.com/a',
    },
  ]);
});

test.each([
  [
    'https://www.bank.example@evil.example/',
    'evil.example with a user name or a password before the host, which everyone can read',
    'https://evil.example/',
  ],
  [
    String.raw`https:\\example.com\guide`,
    'example.com by an address with a backslash, which not every program takes for a slash',
    'https://example.com/guide',
  ],
  [
    'https://example.com/gui\u200bde',
    'example.com by an address with an invisible character in it',
    'https://example.com/guide',
  ],
  [
    'https://example.com/gui\nde',
    'example.com by an address with an invisible character in it',
    'https://example.com/guide',
  ],
  [
    'https://example.com/a guide',
    'example.com by an address with a space in it, where it breaks when it is copied',
    undefined,
  ],
  ['http://localhost:3000/x', "localhost:3000, which is each reader's own computer", undefined],
  ['https://[::1]/', "[::1], which is each reader's own computer", undefined],
  ['https://wiki/crews', 'wiki, which opens only within the network it belongs to', undefined],
  ['https://192.168.0.5/', '192.168.0.5, which opens only within the network it belongs to', undefined],
  ['https://nas.local/', 'nas.local, which opens only within the network it belongs to', undefined],
  [
    'https://203.0.113.7/',
    '203.0.113.7, a number in place of a name: nobody can tell whose it is',
    undefined,
  ],
  ['https://0xcb007107/', '203.0.113.7, a number in place of a name: nobody can tell whose it is', undefined],
  ['https://example.com:8443/a', 'port 8443 of example.com, which many company networks block', undefined],
  [
    'https://www.p\u0430ypal.com/',
    'www.p\u0430ypal.com (www.xn--pypal-4ve.com), whose letters of another alphabet look like Latin ones',
    undefined,
  ],
  [
    'https://xn--80ak6aa92e.com/',
    '\u0430\u0440\u0440\u04cf\u0435.com (xn--80ak6aa92e.com), whose letters of another alphabet look like Latin ones',
    undefined,
  ],
])('%j is odd', (uri, leadsTo, suggestion) => {
  expect(oddIn([uri])).toEqual([[`The link "Guide 0" leads to ${leadsTo}.`, suggestion]]);
});

describe('a host that looks like another one', () => {
  test('is a warning where the other is the site itself', () => {
    const config = { siteUrl: 'https://docs.help.example' };
    expect(oddIn(['https://www.help.example/', 'https://www.he2p.example/'], config)).toEqual([]);
    expect(oddIn(['https://www.he1p.example/how-to'], config)).toEqual([
      [
        'The link "Guide 0" leads to www.he1p.example, which looks like www.help.example and is another site.',
        'https://www.help.example/how-to',
      ],
    ]);
  });

  test('is a warning where the space leads to the other more often', () => {
    const often = ['a', 'b', 'c'].map((path) => `https://forms.example/${path}`);
    expect(oddIn([...often, 'https://forrns.example/a'])).toEqual([
      [
        'The link "Guide 3" leads to forrns.example, which looks like forms.example and is another site.',
        'https://forms.example/a',
      ],
    ]);
  });

  test('is no finding where neither is used often', () => {
    expect(oddIn(['https://forms.example/a', 'https://forrns.example/a'])).toEqual([]);
  });
});

test('the address of a frame is looked at too', () => {
  const tour = entry('interactiveContent', 'tour', { title: 'Try the board', url: 'https://10.0.0.7/tour' });
  expect(findingsOf([tour]).filter(({ rule }) => rule === 'links/odd-target')).toEqual([
    {
      rule: 'links/odd-target',
      entry: 'tour',
      field: 'url',
      message:
        'The address in the field "url" leads to 10.0.0.7, which opens only within the network it belongs to.',
    },
  ]);
});

test.each([
  'https://example.com/guide?q=a b#c',
  'https://example.com:443/',
  'https://xn--mnchen-3ya.example/',
  'https://münchen.example/',
  'https://xn--e1afmkfd.xn--p1ai/',
  'https://例え.jp/',
  'https://support.v2.example/10.0.0.1',
  'mailto:help@example.com?subject=The board',
  '/how-to/board',
])('%j is not odd', (uri) => {
  expect(oddIn([uri])).toEqual([]);
});

test('the port of the site itself is no finding', () => {
  expect(
    oddIn(['https://staging.example:8443/how-to/board'], { siteUrl: 'https://staging.example:8443' }),
  ).toEqual([]);
});
