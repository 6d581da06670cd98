import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => findingsOf([howTo('board', 'Dispatch board', { url })]);

test.each([
  ['con', '"con" is the name of a device there'],
  ['lpt1', '"lpt1" is the name of a device there'],
  ['nul.v2', '"nul" is the name of a device there'],
  ['board.', 'it ends with a full stop'],
  ['jobs:assign', 'it holds the character :'],
  ['jobs*', 'it holds the character *'],
])('the slug %j is a warning [RT-2]', (slug, fault) => {
  expect(board(slug)).toEqual([
    {
      rule: 'slugs/unportable',
      entry: 'board',
      field: 'url',
      message: `The slug "${slug}" cannot be the name of a folder on Windows: ${fault}.`,
    },
  ]);
});

test.each(['console', 'con-artists', 'com', 'com10', 'version-2.1', 'über-uns'])(
  'the slug %j is no finding',
  (slug) => {
    expect(board(slug)).toEqual([]);
  },
);
