import { expect, test } from 'vitest';
import { entry, findingsOf, howTo } from '../../builders.ts';

const board = (url: string) => findingsOf([howTo('board', 'Dispatch board', { url })]);

test.each([
  ['con', '"con" is the name of a device there', 'page-con'],
  ['lpt1', '"lpt1" is the name of a device there', 'page-lpt1'],
  ['nul.v2', '"nul" is the name of a device there', 'page-nul.v2'],
  ['board.', 'it ends with a full stop', 'board'],
  ['jobs:assign', 'it holds the character :', 'jobs-assign'],
  ['jobs*', 'it holds the character *', 'jobs'],
])('the slug %j is a warning [RT-2]', (slug, fault, suggestion) => {
  expect(board(slug)).toEqual([
    {
      rule: 'slugs/unportable',
      entry: 'board',
      field: 'url',
      message: `The slug "${slug}" cannot be the name of a folder on Windows: ${fault}.`,
      suggestion,
    },
  ]);
});

test.each(['console', 'con-artists', 'com', 'com10', 'version-2.1', 'über-uns'])(
  'the slug %j is no finding',
  (slug) => {
    expect(board(slug)).toEqual([]);
  },
);

test('of a slug of several parts each is asked about', () => {
  const config = { contentTypes: { post: { as: 'article', fields: { url: 'path' } } } };
  const post = entry('post', 'post', { title: 'Post', path: '/blog/con/jobs' });
  expect(findingsOf([post], { config })).toMatchObject([
    { rule: 'slugs/unportable', suggestion: 'blog/page-con/jobs' },
  ]);
});
