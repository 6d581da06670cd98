import { expect, test } from 'vitest';
import { validate } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import {
  doc,
  embedded,
  entryLink,
  exportOf,
  hyperlink,
  p,
  rawEntry,
  type RawEntry,
  settings,
  states,
  toEntry,
} from '../documents.ts';

const config = settings();

const article = (introduction: unknown, fields = {}, sys = {}): RawEntry =>
  rawEntry('kbHowTo', 'addUsers', { title: 'Adding users', url: 'add-users', introduction, ...fields }, sys);
const others = [
  rawEntry('kbHowTo', 'roles', { title: 'Roles', url: 'roles', introduction: doc(p('Words')) }),
  rawEntry('contentSnippet', 'note', { name: 'Note', content: doc(p('Words')) }),
];

const text = (words: string, uri: string) =>
  doc(p(words, hyperlink(uri, 'a page'), toEntry('roles', 'Roles')));
const before = article(text('Open ', '/how-to/roles'));

/** Whether the space has the same shape after one article was changed. */
function keepsShape(after: RawEntry, input: { readonly drafts?: boolean } = {}): boolean {
  const queries = new Queries();
  const shapeWith = (entry: RawEntry, more = {}) =>
    validate({ exported: exportOf([entry, ...others]), config, queries, ...more }).graph.shape;
  return shapeWith(before) === shapeWith(after, input);
}

test.each([
  ['words in a text', article(text('Go to ', '/how-to/roles'))],
  ['an address in a text', article(text('Open ', '/faq/vat#rates'))],
  [
    'the words of a link to an entry',
    article(doc(p('Open ', hyperlink('/how-to/roles', 'a page'), toEntry('roles', 'All roles')))),
  ],
  [
    'the day, and edits that are not published',
    article(text('Open ', '/how-to/roles'), {}, { ...states.changed, updatedAt: '2026-11-21T08:00:00.000Z' }),
  ],
])('a space keeps its shape where %s changed', (_what, after) => {
  expect(keepsShape(after)).toBe(true);
});

test.each([
  ['a slug', article(text('Open ', '/how-to/roles'), { url: 'new-users' })],
  ['a title', article(text('Open ', '/how-to/roles'), { title: 'New users' })],
  ['a state', article(text('Open ', '/how-to/roles'), {}, states.draft)],
  ['a list of entries', article(text('Open ', '/how-to/roles'), { relatedContent: [entryLink('roles')] })],
  [
    'an embed',
    article(
      doc(p('Open ', hyperlink('/how-to/roles', 'a page'), toEntry('roles', 'Roles')), embedded('note')),
    ),
  ],
  [
    'the entry that a link leads to',
    article(doc(p('Open ', hyperlink('/how-to/roles', 'a page'), toEntry('note', 'Roles')))),
  ],
  ['the last word of a text', article(doc(p('')))],
  ['the content type', { ...before, sys: rawEntry('ourGuide', 'addUsers').sys }],
])('a space has another shape where %s changed', (_what, after) => {
  expect(keepsShape(after)).toBe(false);
});

test('builds that take drafts have a shape of their own', () => {
  expect(keepsShape(before)).toBe(true);
  expect(keepsShape(before, { drafts: true })).toBe(false);
});

test('an entry that is added, removed or replaced changes the shape', () => {
  const queries = new Queries();
  const shapeOf = (entries: readonly RawEntry[]) =>
    validate({ exported: exportOf(entries), config, queries }).graph.shape;
  const all = [before, ...others];
  const first = shapeOf(all);
  expect(shapeOf(all.toReversed())).toBe(first);
  const fewer = shapeOf(all.slice(1));
  expect(fewer).not.toBe(first);
  expect(shapeOf(all)).not.toBe(fewer);
});
