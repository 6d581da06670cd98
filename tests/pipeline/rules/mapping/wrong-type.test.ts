import { expect, test } from 'vitest';
import { entry, findingsOf } from '../../builders.ts';
import { entryLink } from '../../documents.ts';

const config = {
  contentTypes: { post: { as: 'article', fields: { title: 'name', publishedOn: 'made' } } },
};

const post = (id: string, made: unknown) => entry('post', id, { name: `Post ${id}`, made });

/** Posts of which so many have a number in place of a date. */
const posts = (wrong: number, sound: number) =>
  Array.from({ length: wrong + sound }, (_, index) =>
    post(`p${index}`, index < wrong ? 1_594_736_268_239 : '2026-03-09'),
  );

const rulesOf = (items: ReturnType<typeof posts>) => findingsOf(items, { config }).map(({ rule }) => rule);

test('a field that cannot hold what it is read from is one finding at the mapping [MP-3]', () => {
  expect(findingsOf(posts(2, 0), { config })).toEqual([
    {
      rule: 'mapping/wrong-type',
      message:
        'The field "publishedOn" is read from "made" of post, and cannot hold any of its 2 values. In "Post p0": The field takes a date such as 2026-03-09; it holds the number 1594736268239.',
      source: { file: 'configuration', pointer: '/contentTypes/post/fields/publishedOn' },
    },
  ]);
});

test('so are texts that are no dates, and the items of lists', () => {
  const dates = ['some day', 'another day'].map((made, index) => post(`p${index}`, made));
  expect(rulesOf(dates)).toEqual(['mapping/wrong-type']);
  const tags = { contentTypes: { post: { as: 'article', fields: { title: 'name', tags: 'made' } } } };
  const lists = ['p0', 'p1'].map((id) => post(id, [1, 2, 3]));
  expect(findingsOf(lists, { config: tags }).map(({ message }) => message)).toEqual([
    'The field "tags" is read from "made" of post, and cannot hold any of its 2 values. In "Post p0": The field takes a list of short texts; item 1 is the number 1.',
  ]);
});

test('faults in some entries are told at each of them', () => {
  expect(rulesOf(posts(2, 2))).toEqual(['schema/wrong-type', 'schema/wrong-type']);
  expect(rulesOf(posts(1, 0))).toEqual(['schema/wrong-type']);
});

test('many are told once, even if most entries are sound [MP-3]', () => {
  expect(findingsOf(posts(11, 40), { config }).map(({ message }) => message)).toEqual([
    expect.stringContaining('cannot hold 11 of its 51 values'),
  ]);
});

test('a value that a path leads to counts for each entry that reads it', () => {
  const mapping = { as: 'article', fields: { title: 'name', publishedOn: 'event.made' }, ignore: ['made'] };
  const event = entry('event', 'event', { made: 7 });
  const read = ['p0', 'p1'].map((id) => entry('post', id, { name: `Post ${id}`, event: entryLink('event') }));
  const found = findingsOf([event, ...read], { config: { contentTypes: { post: mapping, event: false } } });
  expect(found.map(({ rule, message }) => [rule, message])).toEqual([
    ['mapping/wrong-type', expect.stringContaining('from "event.made" of post')],
  ]);
});

test('nothing is said of a date that the mapping ignores', () => {
  const contentTypes = [{ sys: { id: 'post' }, name: 'Post', fields: [{ id: 'made', type: 'Date' }] }];
  const ignoring = { contentTypes: { post: { as: 'article', fields: { title: 'name' }, ignore: ['made'] } } };
  expect(findingsOf(posts(1, 0), { config: ignoring, parts: { contentTypes } })).toEqual([]);
});
