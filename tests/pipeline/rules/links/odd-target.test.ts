import { describe, expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { entryLink, hyperlink } from '../../documents.ts';

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
    'example.com by an address with a backslash, which not every program reads as a slash',
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

const inSpace = (path: string) => `https://app.contentful.com/spaces/space1${path}`;

describe('a tool of those who make the site', () => {
  const editors = 'The link "Guide 0" leads to app.contentful.com, where only editors can sign in.';

  test.each([
    ['/entries/crews?previousEntries=board', '/how-to/crews'],
    ['/environments/master/entries/crews', '/how-to/crews'],
    ['/entries/section', '/how-to/crews#assign'],
    ['/entries/gone', undefined],
    ['/assets/photo', undefined],
    ['', undefined],
    ['/../other/entries/crews', undefined],
  ])('the editor at %j is a warning, with the page of its entry', (path, suggestion) => {
    const items = [
      linkTo(inSpace(path)),
      howTo('crews', 'Plan crews', { url: 'crews', howToSections: [entryLink('section')] }),
      entry('kbHowToSection', 'section', { heading: 'Assign' }),
    ];
    const found = diagnosticsOf(items).filter(({ rule }) => rule === 'links/odd-target');
    expect(found.map((each) => [each.message, each.suggestion, each.advice])).toEqual([
      [editors, suggestion, 'Link to the entry, or to the page that shows it.'],
    ]);
  });

  test.each([
    [
      'https://preview.contentful.com/spaces/a',
      'which answers programs with a key, and shows readers no page',
    ],
    ['https://api.contentful.com/spaces/a', 'which answers programs with a key, and shows readers no page'],
    [
      'https://deploy-preview-12--vans.netlify.app/a',
      'a preview of a site that is deployed for a while only',
    ],
    ['https://vans-git-new-team.vercel.app/', 'a preview of a site that is deployed for a while only'],
  ])('%j is a warning', (uri, what) => {
    expect(oddIn([uri])).toEqual([[`The link "Guide 0" leads to ${new URL(uri).host}, ${what}.`, undefined]]);
  });

  test('is no finding where the site itself stands there', () => {
    const siteUrl = 'https://deploy-preview-12--vans.netlify.app';
    expect(oddIn([`${siteUrl}/how-to/board`], { siteUrl })).toEqual([]);
  });

  test.each([
    'https://www.contentful.com/help/',
    'https://vans.netlify.app/',
    'https://vans-digital.vercel.app/',
  ])('%j is open to everyone', (uri) => {
    expect(oddIn([uri])).toEqual([]);
  });
});

describe('an address within that of a mail scanner or a search', () => {
  const config = { siteUrl: 'https://help.example' };
  const outlook = 'eur01.safelinks.protection.outlook.com';
  test.each([
    [
      `https://${outlook}/?url=https%3A%2F%2Fhelp.example%2Fhow-to%2Fboard%3Fa%3D1%23top&data=05%7Cana%40help.example`,
      "Outlook's mail scanner",
      '/how-to/board?a=1#top',
    ],
    [
      `https://${outlook}/?url=https%3A%2F%2Fweather.example%2Fvans&data=05`,
      "Outlook's mail scanner",
      'https://weather.example/vans',
    ],
    [
      'https://www.google.com/url?sa=t&q=https://weather.example/vans&usg=x',
      "Google's search",
      'https://weather.example/vans',
    ],
    [
      'https://www.google.co.uk/url?url=https://weather.example/vans',
      "Google's search",
      'https://weather.example/vans',
    ],
    [
      'https://urldefense.com/v3/__https://weather.example/vans__;!!abc!def$',
      "Proofpoint's mail scanner",
      'https://weather.example/vans',
    ],
    [
      'https://urldefense.com/v3/__https://weather.example/*vans__;Iw!!abc!def$',
      "Proofpoint's mail scanner",
      'https://weather.example/#vans',
    ],
    [
      'https://urldefense.com/v3/__https://weather.example/**A__;Iy8!!abc$',
      "Proofpoint's mail scanner",
      undefined,
    ],
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__weather.example_vans&d=x',
      "Proofpoint's mail scanner",
      'https://weather.example/vans',
    ],
    ['https://protect-us.mimecast.com/s/AbC?domain=weather.example', "Mimecast's mail scanner", undefined],
    [`https://${outlook}/?url=javascript%3Aalert(1)`, "Outlook's mail scanner", undefined],
    [`https://${outlook}/`, "Outlook's mail scanner", undefined],
  ])('%j is a warning, with the address that is meant', (uri, wrapper, suggestion) => {
    expect(oddIn([uri], config)).toEqual([
      [
        `The link "Guide 0" leads to ${new URL(uri).host}, which is ${wrapper} and not the page that is meant.`,
        suggestion,
      ],
    ]);
  });

  test.each([
    'https://www.google.com/maps?q=https://a.example',
    'https://example.com/?url=https://a.example',
  ])('%j stands for itself', (uri) => {
    expect(oddIn([uri], config)).toEqual([]);
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
