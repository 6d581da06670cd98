import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { hyperlink } from '../../documents.ts';

const board = howTo('board', 'Dispatch board');
const linkTo = (uri: string) => [
  board,
  howTo('crews', 'Plan crews', { introduction: text(hyperlink(uri, 'the board')) }),
];
const place = { rule: 'links/malformed', entry: 'crews', field: 'introduction' };

test.each([['how-to/board#top'], ['./how-to/board#top'], ['../how-to/board#top']])(
  'the relative path %j is an error, because it depends on the page it stands on',
  (uri) => {
    expect(findingsOf(linkTo(uri))).toEqual([
      {
        ...place,
        message: `The link "the board" leads to "${uri}", which starts neither with a slash nor with https://.`,
        suggestion: '/how-to/board#top',
      },
    ]);
  },
);

test.each([
  ['www.example.com/help', 'starts neither with a slash nor with https://', 'https://www.example.com/help'],
  ['help@example.com', 'starts neither with a slash nor with https://', 'mailto:help@example.com'],
  ['//example.com/help', 'has no https: before its slashes', 'https://example.com/help'],
  ['example.com:8080/help', 'has no https:// before its host', 'https://example.com:8080/help'],
])('the address %j says what is missing', (uri, fault, suggestion) => {
  expect(findingsOf(linkTo(uri))).toEqual([
    { ...place, message: `The link "the board" leads to "${uri}", which ${fault}.`, suggestion },
  ]);
});

test.each(['https://', 'https://exa mple.com', 'http://[::1'])('%j is not an address', (uri) => {
  expect(findingsOf(linkTo(uri))).toEqual([
    { ...place, message: `The link "the board" leads to "${uri}", which is not a valid address.` },
  ]);
});

test.each([
  ['https://https://example.com/a', 'https://example.com/a'],
  ['http://https//example.com/a', 'https://example.com/a'],
  ['https://http://https://example.com', 'https://example.com'],
])('%j has its scheme twice', (uri, suggestion) => {
  expect(findingsOf(linkTo(uri))).toEqual([
    {
      ...place,
      message: `The link "the board" leads to "${uri}", which names its scheme twice.`,
      suggestion,
    },
  ]);
});

test.each([
  [
    'mailto:support@vanbase,example',
    'is no mail address: "vanbase" has no ending such as .com: a comma stands between two addresses only',
    'mailto:support@vanbase.example',
  ],
  ['mailto:support.example.com', 'is no mail address: "support.example.com" has no @', undefined],
  ['mailto:support@vanbase', 'is no mail address: "vanbase" has no ending such as .com', undefined],
  [
    'mailto:support @example.com?subject=Vans',
    'is no mail address: it has a space in it',
    'mailto:support@example.com?subject=Vans',
  ],
  ['mailto:a@@example.com', 'is no mail address: it has more than one @', 'mailto:a@example.com'],
  ['mailto:@example.com', 'is no mail address: there is nothing before the @', undefined],
  ['mailto:a@example..com', 'is no mail address: a dot after the @ stands alone', undefined],
  ['mailto:', 'names nobody', undefined],
  ['mailto:,', 'names nobody', undefined],
  ['tel:', 'names nobody', undefined],
  ['tel:call us now', 'has no number to dial', undefined],
  ['tel:call%20us%20now', 'has no number to dial', undefined],
  ['sms:us', 'has no number to dial', undefined],
])('%j cannot work', (uri, fault, suggestion) => {
  expect(findingsOf(linkTo(uri))).toEqual([
    {
      ...place,
      message: `The link "the board" leads to "${uri}", which ${fault}.`,
      ...(suggestion !== undefined && { suggestion }),
    },
  ]);
});

test('the advice for a mail address is about mail addresses', () => {
  const advices = ['mailto:us', 'tel:us', 'us'].flatMap((uri) =>
    diagnosticsOf(linkTo(uri)).map(({ advice }) => advice),
  );
  expect(advices).toEqual([
    'Write the whole mail address, such as mailto:help@example.com.',
    'Write the number with the code of its country, such as tel:+18005550100.',
    'Write a path such as /how-to/dispatch, or an address such as https://example.com.',
  ]);
});

test.each([
  'mailto:a@x.com,b@y.com',
  'mailto:a@x.com;b@y.com',
  'mailto:ana%40example.com',
  'mailto:?subject=Look&body=here',
  'mailto:a@xn--mnchen-3ya.example',
  'mailto:a@m\u00fcnchen.example',
  'mailto:%22ana%20@%20home%22@example.com',
  'MAILTO:a@example.com?cc=b@example.com',
  'tel:+1 (800) 555-0100',
  'tel:1-800-FLOWERS',
  'tel:*67',
  'sms:?body=Hello',
  'https://web.archive.org/web/2020/https://example.com',
  'https://example.com/?to=https://example.com',
])('%j is no finding', (uri) => {
  expect(findingsOf(linkTo(uri))).toEqual([]);
});

test('an empty address is an error in a text, and nothing in a field that need not be filled', () => {
  expect(findingsOf(linkTo(' '))).toEqual([
    { ...place, message: 'The link "the board" leads nowhere: its address is empty.' },
  ]);
  const release = entry('announcement', 'release', { title: 'Spring release', ctaLink: '' });
  expect(findingsOf([release]).filter(({ rule }) => rule === 'links/malformed')).toEqual([]);
});

test('paths, whole addresses and anchors are no findings', () => {
  const uris = ['/how-to/board', 'https://example.com/a%20b', '#top', 'mailto:help@example.com'];
  expect(uris.flatMap((uri) => findingsOf(linkTo(uri)))).toEqual([]);
});
