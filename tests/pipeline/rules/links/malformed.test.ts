import { expect, test } from 'vitest';
import { entry, findingsOf, howTo, text } from '../../builders.ts';
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

test('an empty address is an error in a text, and nothing in a field that need not be filled', () => {
  expect(findingsOf(linkTo(' '))).toEqual([
    { ...place, message: 'The link "the board" leads nowhere: its address is empty.' },
  ]);
  const release = entry('announcement', 'release', { title: 'Spring release', ctaLink: '' });
  expect(findingsOf([release]).filter(({ rule }) => rule === 'links/malformed')).toEqual([]);
});

test('paths, whole addresses and places are no findings', () => {
  const uris = ['/how-to/board', 'https://example.com/a%20b', '#top', 'mailto:help@example.com'];
  expect(uris.flatMap((uri) => findingsOf(linkTo(uri)))).toEqual([]);
});
