import { expect, test } from 'vitest';
import { diagnosticsOf, entry, findingsOf, howTo, text } from '../../builders.ts';
import { doc, embedded, entryLink, toEntry } from '../../documents.ts';

const section = entry('kbHowToSection', 'assign', { heading: 'Assign work' });

test('an entry in a field that is not in the export is a finding at its position in the list [PL-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', { howToSections: [entryLink('assign'), entryLink('gone')] });
  expect(findingsOf([dispatch, section])).toEqual([
    {
      rule: 'refs/missing-entry',
      entry: 'dispatch',
      field: 'howToSections.1',
      message:
        'The field "howToSections" refers to the entry gone, which is not in the export: it was deleted, or it is not published.',
    },
  ]);
});

test('a link in a text to an entry that is not there is one finding, and not a broken page too [PL-2]', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: text('See ', toEntry('gone', 'the board'), '.'),
  });
  expect(findingsOf([dispatch])).toEqual([
    {
      rule: 'refs/missing-entry',
      entry: 'dispatch',
      field: 'introduction',
      message:
        'The link "the board" leads to the entry gone, which is not in the export: it was deleted, or it is not published.',
    },
  ]);
});

test('the finding quotes the link with what stands around it, and points into the text', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: text('See ', toEntry('gone', 'the board'), '.'),
  });
  expect(diagnosticsOf([dispatch])[0]).toMatchObject({
    path: '/content/0/content/1',
    excerpt: { before: 'See ', bad: 'the board', after: '.' },
    target: 'gone',
  });
});

test('an entry that is embedded in a text and not there is a finding', () => {
  expect(findingsOf([howTo('dispatch', 'Dispatch', { introduction: doc(embedded('gone')) })])).toEqual([
    {
      rule: 'refs/missing-entry',
      entry: 'dispatch',
      field: 'introduction',
      message:
        'The text shows the entry gone, which is not in the export: it was deleted, or it is not published.',
    },
  ]);
});

test('entries of types that are not ours are looked at too', () => {
  const post = entry('post', 'post1', { author: entryLink('gone') });
  expect(findingsOf([post, entry('post', 'post2', { next: entryLink('post1') })])).toContainEqual({
    rule: 'refs/missing-entry',
    entry: 'post1',
    field: 'author',
    message:
      'The field "author" refers to the entry gone, which is not in the export: it was deleted, or it is not published.',
  });
});

test('an entry that is there is no finding', () => {
  const dispatch = howTo('dispatch', 'Dispatch', {
    introduction: text(toEntry('assign', 'Assigning work')),
    howToSections: [entryLink('assign')],
  });
  expect(findingsOf([dispatch, section])).toEqual([]);
});

test('a reference to a deleted item says so [PL-2]', () => {
  const gone = { sys: { id: 'gone', type: 'DeletedEntry' }, fields: {} };
  const board = howTo('board', 'Board', { introduction: doc(embedded('gone')) });
  expect(findingsOf([board, gone])).toEqual([
    {
      rule: 'refs/missing-entry',
      entry: 'board',
      field: 'introduction',
      message: 'The text shows the entry gone, which is deleted.',
    },
    {
      rule: 'schema/deleted',
      source: { file: 'export', pointer: '/entries' },
      message: 'The export lists 1 deleted entry; it is left out.',
    },
  ]);
});
